CREATE TABLE "guest_contacts" (
	"key" text PRIMARY KEY NOT NULL,
	"guest_id" text NOT NULL,
	"contact" text NOT NULL,
	CONSTRAINT "guest_contacts_key" CHECK ("guest_contacts"."key" <> '')
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guests_user" UNIQUE("user_id")
);
--> statement-breakpoint
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
ALTER TABLE "orders" ADD COLUMN "channel" text DEFAULT 'web' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taken_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_override" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "revision" integer;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "revision_before" integer;--> statement-breakpoint
ALTER TABLE "guest_contacts" ADD CONSTRAINT "guest_contacts_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_versions" ADD CONSTRAINT "order_versions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_contacts_guest" ON "guest_contacts" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_created_at" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_voids" ON "payments" USING btree ("voids") WHERE "payments"."voids" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_guest_phone" ON "orders" USING btree ((case when length(regexp_replace("customer_phone", '[^0-9]', '', 'g')) >= 7 then right(regexp_replace("customer_phone", '[^0-9]', '', 'g'), 9) end)) WHERE "orders"."customer_phone" is not null;--> statement-breakpoint
CREATE INDEX "orders_taken_by" ON "orders" USING btree ("taken_by") WHERE "orders"."taken_by" is not null;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("created_at","number") WHERE ("orders"."status" = 'completed' and "orders"."paid_cents" < "orders"."total_cents");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_price_is_explained" CHECK (("order_lines"."list_price_cents" is null) = ("order_lines"."price_reason" is null) and (not "order_lines"."is_comp" or ("order_lines"."unit_price_cents" = 0 and "order_lines"."list_price_cents" is not null)));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_channel_is_known" CHECK ("orders"."channel" in ('web', 'counter', 'phone'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_override_is_known" CHECK ("orders"."pickup_override" in ('full', 'closed', 'short'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_is_known" CHECK ("orders"."paid_method" in ('cash', 'card', 'paypal', 'upi', 'voucher'));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_kind_is_known" CHECK ("tickets"."kind" in ('order', 'change', 'lines', 'cancellation', 'test'));