ALTER TABLE "orders" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_method" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_is_known" CHECK ("orders"."paid_method" in ('cash', 'card', 'paypal', 'upi'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_is_whole" CHECK (("orders"."paid_at" is null) = ("orders"."paid_method" is null));