/** The browser was offline the whole time: nothing can have reached the kitchen. */
export class NotSent extends Error {
  constructor() {
    super('The order was not sent')
  }
}
