/** A separate process: the contents of a template come in as JSON, the bytes of the spreadsheet go out. */
import { json } from 'node:stream/consumers'
import { drawTemplate, type Template } from './template-workbook.ts'

process.stdout.write(await drawTemplate((await json(process.stdin)) as Template))
