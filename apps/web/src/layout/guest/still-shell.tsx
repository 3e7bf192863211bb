import type { User } from '@tiffin/contract'
import type { ShellProps } from '../../lib/start/app-context.ts'
import { AccountMenu } from './account-menu.tsx'
import { CountBadge } from '../count-badge.tsx'
import { PageFrame } from './page-frame.tsx'
import { MenuAccount, WishCount } from './site-menu.tsx'

// Its links are everybody's; `still/show-guest.ts` takes away what a customer has not.
const anybody: User = { _id: '', name: '', email: '', role: 'admin' }

/**
 * The frame around a page that only shows, on the server. It has ready, in templates, what its header shows to a guest
 * who has saved something or is signed in.
 */
export const StillShell = (props: ShellProps) => (
  <PageFrame
    {...props}
    besides={
      <>
        <template id="badge">
          <CountBadge count={1} />
        </template>
        <template id="wishlist-count">
          <WishCount count={1} />
        </template>
        <template id="account-menu">
          <AccountMenu user={anybody} />
        </template>
        <template id="menu-account">
          <MenuAccount user={anybody} />
        </template>
      </>
    }
  />
)
