import { createFileRoute } from '@tanstack/react-router'
import { shopCopy } from '@tiffin/restaurant'
import { MenuCard } from '../features/menu-card/menu-card.tsx'
import { menuCardInput } from '../features/menu-card/menu-card-input.ts'
import { loadQueries } from '../lib/load-queries.ts'
import { menuJsonLd } from '../lib/menu-json-ld.ts'
import { jsonLd, pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/menu')({
  loader: ({ context: { api } }) => loadQueries(api.products.list.ensureData(menuCardInput)),
  head: ({ match }) => {
    const { api, publicUrl } = match.context
    const head = pageHead({ match, title: 'Menu', description: shopCopy.menuPage.description })
    const menu = api.products.list.getData(menuCardInput)
    if (menu === undefined) return head
    const menuLd = menuJsonLd({ path: match.pathname, products: menu.products, publicUrl })
    return { ...head, meta: [...head.meta, jsonLd(menuLd)] }
  },
  component: MenuCard,
})
