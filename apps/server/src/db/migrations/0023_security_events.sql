CREATE TABLE "account_hash_key" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "account_hash_key_is_one_row" CHECK ("account_hash_key"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"user_id" text,
	"user_email" text,
	"account_hash" text,
	"network" text,
	"what" text,
	"row_count" integer,
	"shared_key" text
);
--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_events_kind" ON "security_events" USING btree ("kind","at");--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "security_events_shared" ON "security_events" USING btree ("shared_key");