/** Leaves out what React reads from an element's props itself; Preact would write it into the page. */
import { options } from 'preact'
// Its own hook must be there already.
import 'preact/compat'

const HINTS = ['suppressHydrationWarning', 'precedence']

const { vnode: next } = options
options.vnode = (vnode) => {
  if (typeof vnode.type === 'string') for (const hint of HINTS) Reflect.deleteProperty(vnode.props, hint)
  next?.(vnode)
}
