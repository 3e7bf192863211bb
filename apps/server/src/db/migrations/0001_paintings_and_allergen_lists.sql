ALTER TABLE "products" ADD COLUMN "painted_from" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "painting_turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "allergen_list" text DEFAULT 'canada' NOT NULL;--> statement-breakpoint
ALTER TABLE "option_choices" ADD COLUMN "allergen_list" text DEFAULT 'canada' NOT NULL;