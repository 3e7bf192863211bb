CREATE TABLE "order_versions" (
	"order_id" text NOT NULL,
	"revision" integer NOT NULL,
	"contents" jsonb NOT NULL,
	"by" text,
	"reason" text,
	"undoes" integer,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_versions_order_id_revision_pk" PRIMARY KEY("order_id","revision")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payments_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"cents" bigint NOT NULL,
	"tendered_cents" bigint,
	"reference" text,
	"reason" text,
	"voids" text,
	"by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_number_unique" UNIQUE("number"),
	CONSTRAINT "payments_kind_is_known" CHECK ("payments"."kind" in ('payment', 'void', 'refund')),
	CONSTRAINT "payments_method_is_known" CHECK ("payments"."method" in ('cash', 'card', 'paypal', 'upi', 'voucher')),
	CONSTRAINT "payments_sign_is_right" CHECK (("payments"."kind" = 'payment') = ("payments"."cents" > 0) and "payments"."cents" <> 0),
	CONSTRAINT "payments_less_has_a_reason" CHECK ("payments"."kind" = 'payment' or "payments"."reason" is not null),
	CONSTRAINT "payments_void_is_whole" CHECK (("payments"."kind" = 'void') = ("payments"."voids" is not null)),
	CONSTRAINT "payments_tendered_is_enough" CHECK ("payments"."tendered_cents" is null or ("payments"."method" = 'cash' and "payments"."tendered_cents" >= "payments"."cents"))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_paid_is_known";--> statement-breakpoint
ALTER TABLE "tickets" DROP CONSTRAINT "tickets_kind_is_known";--> statement-breakpoint
DROP INDEX "orders_unpaid";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "list_price_cents" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "price_reason" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "is_comp" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "revision" integer;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "revision_before" integer;--> statement-breakpoint
ALTER TABLE "order_versions" ADD CONSTRAINT "order_versions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_created_at" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_voids" ON "payments" USING btree ("voids") WHERE "payments"."voids" is not null;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("created_at","number") WHERE ("orders"."status" = 'completed' and "orders"."paid_cents" < "orders"."total_cents");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_price_is_explained" CHECK (("order_lines"."list_price_cents" is null) = ("order_lines"."price_reason" is null) and (not "order_lines"."is_comp" or ("order_lines"."unit_price_cents" = 0 and "order_lines"."list_price_cents" is not null)));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_is_known" CHECK ("orders"."paid_method" in ('cash', 'card', 'paypal', 'upi', 'voucher'));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_kind_is_known" CHECK ("tickets"."kind" in ('order', 'change', 'lines', 'cancellation', 'test'));