/** For tests: replaces XMLHttpRequest, records what the browser would have sent, and lets the test answer. */
export class FakeXhr extends EventTarget {
  /** The most recent one. */
  static last: FakeXhr | null = null
  upload = new EventTarget()
  headers: Record<string, string> = {}
  status = 0
  responseText = ''
  address = ''
  body: FormData | null = null
  isAborted = false

  constructor() {
    super()
    FakeXhr.last = this
  }
  open(method: string, path: string) {
    this.address = `${method} ${path}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: FormData) {
    this.body = body
  }
  abort() {
    this.isAborted = true
    this.end('abort')
  }
  progress(loaded: number, total: number) {
    const sent = { lengthComputable: true, loaded, total }
    this.upload.dispatchEvent(new ProgressEvent('progress', sent))
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: typeof body === 'string' ? body : JSON.stringify(body) })
    this.end('load')
  }
  /** Sends a line of a streamed response. */
  sendLine(line: object) {
    this.responseText += `${JSON.stringify(line)}\n`
    this.dispatchEvent(new ProgressEvent('progress'))
  }
  /** Sends the last line. */
  conclude(line: object) {
    this.sendLine(line)
    this.status = 200
    this.end('load')
  }
  end(how: string) {
    this.dispatchEvent(new Event(how))
    this.dispatchEvent(new Event('loadend'))
  }
}
