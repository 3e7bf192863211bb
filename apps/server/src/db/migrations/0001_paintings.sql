ALTER TABLE "products" ADD COLUMN "painted_from" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "painting_turn" integer DEFAULT 0 NOT NULL;