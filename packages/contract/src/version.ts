import { z } from 'zod'

export const version = z.int().describe('The version the caller saw; refused if it has changed since')
