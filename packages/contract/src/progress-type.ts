/**
 * The media type of an answer that reports the progress of a long call line by line. Not in the schema file, so the web
 * need not load zod.
 */
export const PROGRESS_TYPE = 'application/x-ndjson'
