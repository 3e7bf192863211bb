CREATE TABLE "form_keys" (
	"attempt" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "form_keys_created_at" ON "form_keys" USING btree ("created_at");