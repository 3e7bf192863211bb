import { z } from 'zod'

export const version = z.int().describe('The version the caller saw; the call fails if it has changed since')
