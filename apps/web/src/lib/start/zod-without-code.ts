// Zod would try out whether text may become code, and browsers would report each attempt. Its own module, for the admin only:
// guests' pages load no zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
