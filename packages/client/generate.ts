/** `npm run generate`: writes the types of every call, and how each call is sent. */
import { writeFile } from 'node:fs/promises'
import { generateApi } from './generator/generate-api.ts'

await writeFile(new URL('./src/api.gen.ts', import.meta.url), await generateApi())
