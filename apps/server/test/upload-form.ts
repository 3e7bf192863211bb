/** A body as a browser sends it with a file; use it as the payload of `app.inject`, and send its header. */
export function uploadForm(
  bytes: Uint8Array,
  { field = 'file', fileName = 'file', ...fields }: UploadForm = {},
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append(field, new Blob([Uint8Array.from(bytes)]), fileName)
  return form
}

type UploadForm = Record<string, string> & { field?: string; fileName?: string }
