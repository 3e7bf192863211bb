/** What is said of a file of which this much has left, from 0 to 1; `work` is what the server then does with it. */
export const sayUpload = (part: number, work: string) =>
  part < 1 ? { label: `Uploading: ${Math.floor(part * 100)}%`, part } : { label: work, part: null }
