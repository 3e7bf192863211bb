ALTER TABLE "categories" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "option_choices" ADD COLUMN "size_prices" jsonb;--> statement-breakpoint
ALTER TABLE "option_groups" ADD COLUMN "adds_ingredients" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "option_groups" ADD COLUMN "size_group_id" text;--> statement-breakpoint
-- Written by hand: the places of the dishes in their categories, in the order in which they are shown.
UPDATE "products" SET "position" = "ordered"."place" FROM (
	SELECT "id", row_number() OVER (PARTITION BY "category_id" ORDER BY "position", "id") - 1 AS "place" FROM "products"
) AS "ordered" WHERE "products"."id" = "ordered"."id";
