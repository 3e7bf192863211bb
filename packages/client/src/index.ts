// The typed client of a restaurant that runs Tiffin: createTiffin({ url, token?, key? }), and what it returns and throws.
export type * from './api.gen.ts'
export type { CallOptions, Download, KeyedCallOptions } from './call-options.ts'
export { each } from './each.ts'
export type { Bookmark, StreamEvent } from './follow.ts'
export type { LiveApi } from './live.ts'
export { createTiffin, type Tiffin, type TiffinOptions } from './create-tiffin.ts'
export { TiffinError, type Issue, type TiffinErrorCode } from './tiffin-error.ts'
