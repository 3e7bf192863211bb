/** There was no connection from the press to the end: certainly nothing has reached the kitchen. */
export class NotSent extends Error {
  constructor() {
    super('The order was not sent')
  }
}
