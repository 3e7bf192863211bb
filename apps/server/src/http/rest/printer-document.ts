/** Where receipt printers fetch their tickets, in the OpenAPI document: for a program in a printer's place. */

export const printersTag = {
  name: 'Receipt printers',
  description:
    'What a receipt printer asks for, as Star CloudPRNT over HTTP has it (protocol guide 2.4.0): whether there is a ticket, the ticket as a picture, and how printing it went. ' +
    'All three can be repeated. The address, with a secret in it, is shown when the printer is added.',
}

const token = {
  name: 'token',
  in: 'path',
  required: true,
  description: 'The secret of the printer’s address: no other authentication is used',
  schema: { type: 'string' },
  example: '5f4dcc3b5aa765d61d8327deb882cf99',
}

const ticket = {
  name: 'token',
  in: 'query',
  required: true,
  description: 'The `jobToken` of the ticket',
  schema: { type: 'string' },
  example: '0cc175b9c0f1b6a831c399e269772661',
}

const json = (schema: object, example: object) => ({ 'application/json': { schema, example } })

const answer = (description: string, content: object) => ({ description, content })

const notFound = {
  404: {
    description: 'There is no printer with this address, or no such ticket for it',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  },
}

const poll = {
  type: 'object',
  properties: {
    statusCode: {
      type: 'string',
      description:
        'What the printer says of itself, url-encoded; anything but a 2xx code, such as for missing paper, gets no ticket',
    },
    printingInProgress: { type: 'boolean', description: 'true: it is still printing, and gets no ticket' },
  },
}

const polled = {
  type: 'object',
  properties: {
    jobReady: { type: 'boolean', description: 'Whether there is a ticket' },
    mediaTypes: { type: 'array', items: { type: 'string' }, description: 'What it can be fetched as' },
    jobToken: { type: 'string', description: 'Which ticket' },
    deleteMethod: { type: 'string', description: 'How to report on it' },
  },
  required: ['jobReady'],
}

/** By the path. */
export const describePrinterPaths = (publicUrl: string): Record<string, object> => ({
  '/cloudprnt/{token}': {
    servers: [{ url: publicUrl, description: 'This restaurant; not below /api' }],
    post: {
      operationId: 'printer:poll',
      summary: 'Asks whether there is a ticket',
      description:
        'Every few seconds. A ticket is offered until it is reported; one that was fetched and not reported within a minute is offered again, marked as a duplicate. **Access:** whoever has the address.',
      tags: [printersTag.name],
      security: [],
      parameters: [token],
      requestBody: {
        required: false,
        content: json(poll, { statusCode: '200%20OK', printingInProgress: false }),
      },
      responses: {
        200: answer(
          'Whether there is a ticket, and which',
          json(polled, {
            jobReady: true,
            mediaTypes: ['image/png'],
            jobToken: '0cc175b9c0f1b6a831c399e269772661',
            deleteMethod: 'DELETE',
          }),
        ),
        ...notFound,
      },
    },
    get: {
      operationId: 'printer:fetch',
      summary: 'Fetches a ticket',
      description: 'As a picture, as wide as the printer’s paper. **Access:** whoever has the address.',
      tags: [printersTag.name],
      security: [],
      parameters: [token, ticket],
      responses: {
        200: {
          description: 'The ticket',
          headers: {
            'X-Star-Cut': { description: 'How to cut the paper', schema: { type: 'string' } },
            'X-Star-BuzzerStartPattern': {
              description: 'A sound to make; absent for a test ticket',
              schema: { type: 'string' },
            },
          },
          content: { 'image/png': { schema: { type: 'string', format: 'binary' } } },
        },
        ...notFound,
      },
    },
    delete: {
      operationId: 'printer:report',
      summary: 'Reports how printing a ticket went',
      description:
        'With a 2xx code it is printed, and not offered any more; with another one it is offered again later. **Access:** whoever has the address.',
      tags: [printersTag.name],
      security: [],
      parameters: [
        token,
        ticket,
        {
          name: 'code',
          in: 'query',
          required: true,
          description: 'How it went: `200 OK`, or an error of the printer such as `511`',
          schema: { type: 'string' },
          example: '200 OK',
        },
      ],
      responses: {
        200: answer(
          'Noted',
          json(
            { type: 'object', properties: { done: { type: 'boolean' } }, required: ['done'] },
            { done: true },
          ),
        ),
        ...notFound,
      },
    },
  },
})
