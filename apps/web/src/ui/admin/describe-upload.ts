/** The text for an upload's progress from 0 to 1; `work` is what the server does with the file afterwards. */
export const describeUpload = (part: number, work: string) =>
  part < 1 ? { label: `Uploading: ${Math.floor(part * 100)}%`, part } : { label: work, part: null }
