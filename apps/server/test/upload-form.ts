/** A body as a browser sends it with a file; `app.inject` takes it as its payload and writes the header. */
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
