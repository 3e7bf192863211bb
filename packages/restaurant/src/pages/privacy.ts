import { privacyPageOf } from '@tiffin/copy'

export const privacyPage = privacyPageOf({
  links: 'our social page, to directions or to our sister company',
  authority: 'the Information and Privacy Commissioner of Alberta',
  land: 'Alberta',
  cooksIn: '{city}, Canada',
  laws: 'Alberta and Canada',
})
