ALTER TABLE "products" ADD COLUMN "allergens" text[];--> statement-breakpoint
ALTER TABLE "option_choices" ADD COLUMN "product_id" text;--> statement-breakpoint
ALTER TABLE "option_choices" ADD COLUMN "breaks_diets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "option_choices" ADD COLUMN "allergens" text[];--> statement-breakpoint
ALTER TABLE "option_choices" ADD CONSTRAINT "option_choices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "option_choices_product" ON "option_choices" USING btree ("product_id");