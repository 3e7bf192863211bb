export * from './accounts.ts'
export * from './catalogue.ts'
export * from './coupons.ts'
export * from './orders.ts'
