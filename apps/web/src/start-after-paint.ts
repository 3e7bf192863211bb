/**
 * Delays loading the page's scripts until its first paint, so that on a slow connection text and pictures have the
 * bandwidth to themselves. A page opened in a background tab is not painted: there the scripts start immediately. Until
 * they run, it notes which buttons are pressed (lib/early-presses.ts).
 */
export function startAfterPaint(html: string): string {
  const modules: string[] = []
  return html
    .replace(PRELOAD, (_link, href: string) => {
      modules.push(href)
      return ''
    })
    .replace(
      ENTRY_SCRIPT,
      (_script, entry: string, mark: string) => `<script${mark}>${startingScript(modules, entry)}</script>`,
    )
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
// React writes `async=""`, Preact `async`.
const ENTRY_SCRIPT = /<script type="module" async(?:="")? src="([^"]+)"((?: nonce="[^"]*")?)><\/script>/

// All in parallel, or the browser would find each module only in the one before.
const startingScript = (modules: string[], entry: string) =>
  `(()=>{${NOTE_EARLY_PRESSES}` +
  `const start=()=>{for(const href of ${JSON.stringify(modules)})` +
  `document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));` +
  `import(${JSON.stringify(entry)}).catch(error=>{for(const [button] of takeEarlyPresses())delete button.dataset.busy;throw error})};` +
  `if(document.hidden)start();` +
  `else if(window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))` +
  `new PerformanceObserver((list,observer)=>{if(!list.getEntriesByName('first-contentful-paint').length)return;` +
  `observer.disconnect();start()}).observe({type:'paint',buffered:true});` +
  `else requestAnimationFrame(()=>setTimeout(start))})()`

/**
 * Part of the script that is inline in each page. It keeps each press to itself, with the button's name: React may be
 * listening already, and would handle it a second time or not at all.
 */
export const NOTE_EARLY_PRESSES =
  `const pressed=new Map(),note=event=>{const button=event.target.closest('button[type=button]');if(!button)return;` +
  `event.preventDefault();event.stopImmediatePropagation();button.dataset.busy='';` +
  `if(!pressed.has(button))pressed.set(button,button.ariaLabel??button.textContent)};` +
  `addEventListener('click',note,true);` +
  `window.takeEarlyPresses=()=>{removeEventListener('click',note,true);return pressed};`
