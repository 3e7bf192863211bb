import { z } from 'zod'

export const version = z.int().describe('Which edit this is: a change over a newer one is refused')
