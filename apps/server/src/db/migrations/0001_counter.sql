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
ALTER TABLE "orders" ADD COLUMN "channel" text DEFAULT 'web' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taken_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_override" text;--> statement-breakpoint
ALTER TABLE "guest_contacts" ADD CONSTRAINT "guest_contacts_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_contacts_guest" ON "guest_contacts" USING btree ("guest_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_guest_phone" ON "orders" USING btree ((case when length(regexp_replace("customer_phone", '[^0-9]', '', 'g')) >= 7 then right(regexp_replace("customer_phone", '[^0-9]', '', 'g'), 9) end)) WHERE "orders"."customer_phone" is not null;--> statement-breakpoint
CREATE INDEX "orders_taken_by" ON "orders" USING btree ("taken_by") WHERE "orders"."taken_by" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_channel_is_known" CHECK ("orders"."channel" in ('web', 'counter', 'phone'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_override_is_known" CHECK ("orders"."pickup_override" in ('full', 'closed', 'short'));