/**
 * Makes a page start late. Its scripts are fetched once it has been painted, so that on a slow connection text and
 * pictures have the bandwidth to themselves. They run at the first sign of a guest who wants something, a pointer, a key
 * or a focus, or else when the page has loaded and the browser is idle. Until then it notes which buttons are pressed
 * (lib/start/early-presses.ts). A page opened in a background tab is not painted: there the scripts are fetched immediately.
 * `hasContent` is false for the admin's pages: they are empty until their scripts run, which they do once they are there.
 */
export function startLate(html: string, { hasContent }: { hasContent: boolean }): string {
  const modules: string[] = []
  return html
    .replace(PRELOAD, (_link, href: string) => {
      modules.push(href)
      return ''
    })
    .replace(ENTRY_SCRIPT, (_script, entry: string, mark: string) => {
      const code = startingScript({ modules, entry, hasContent })
      return `<script${mark}>${code}</script>`
    })
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const ENTRY_SCRIPT = /<script type="module" async="" src="([^"]+)"((?: nonce="[^"]*")?)><\/script>/
// React and the other libraries: most of what has to be compiled.
const FRAMEWORK = /\/framework-[^/]+$/

/**
 * Part of the script that is inline in each page. It keeps each press to itself, with the button's name: React may be
 * listening already, and would handle it a second time or not at all.
 */
export const NOTE_EARLY_PRESSES = `
const pressed = new Map();
const note = event => {
  const button = event.target.closest('button[type=button]');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  button.dataset.busy = '';
  if (!pressed.has(button)) pressed.set(button, button.ariaLabel ?? button.textContent);
};
addEventListener('click', note, true);
window.takeEarlyPresses = () => {
  removeEventListener('click', note, true);
  return pressed;
};`

interface Start {
  modules: string[]
  entry: string
  hasContent: boolean
}

// All files in parallel, or the browser would find each module only in the one before. The libraries run in a task of
// their own, so that a press does not wait for all.
const startingScript = ({ modules, entry, hasContent }: Start) => `{${NOTE_EARLY_PRESSES}
const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin'];
const start = async () => {
  for (const sign of signs) removeEventListener(sign, start, true);
  try {
    await import(${JSON.stringify(modules.find((href) => FRAMEWORK.test(href)) ?? entry)});
    await new Promise(resolve => setTimeout(resolve));
    await import(${JSON.stringify(entry)});
  } catch (error) {
    for (const [button] of takeEarlyPresses()) delete button.dataset.busy;
    throw error;
  }
};
const fetchAll = () => {
  for (const href of ${JSON.stringify(modules)})
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));${hasContent ? '' : '\n  start();'}
};
if (!document.hidden && window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    fetchAll();
  }).observe({ type: 'paint', buffered: true });
else fetchAll();${hasContent ? UNTIL_WANTED : ''}
}`

const UNTIL_WANTED = `
const whenIdle = () => window.requestIdleCallback ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200);
for (const sign of signs) addEventListener(sign, start, true);
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);`
