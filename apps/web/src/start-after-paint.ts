/**
 * Lets the page's scripts be fetched after its first paint, so that on a thin line words and pictures have the line to
 * themselves. Whoever opened the page in a background tab sees no paint: there the scripts start at once.
 */
export function startAfterPaint(html: string): string {
  const modules: string[] = []
  return html
    .replace(PRELOAD, (_link, href: string) => {
      modules.push(href)
      return ''
    })
    .replace(ENTRY_SCRIPT, (_script, entry: string) => `<script>${startingScript(modules, entry)}</script>`)
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const ENTRY_SCRIPT = /<script type="module" async="" src="([^"]+)"><\/script>/

// All at once, or the browser would find each module in the one before.
const startingScript = (modules: string[], entry: string) =>
  `(()=>{const start=()=>{for(const href of ${JSON.stringify(modules)})` +
  `document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));` +
  `import(${JSON.stringify(entry)})};` +
  `if(document.hidden)start();` +
  `else if(window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))` +
  `new PerformanceObserver((list,observer)=>{if(!list.getEntriesByName('first-contentful-paint').length)return;` +
  `observer.disconnect();start()}).observe({type:'paint',buffered:true});` +
  `else requestAnimationFrame(()=>setTimeout(start))})()`
