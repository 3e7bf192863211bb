CREATE TABLE "option_choices" (
	"group_id" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"is_default" boolean NOT NULL,
	"max" integer NOT NULL,
	"position" integer NOT NULL,
	"is_sold_out" boolean DEFAULT false NOT NULL,
	"sold_out_until" timestamp with time zone,
	CONSTRAINT "option_choices_group_id_key_pk" PRIMARY KEY("group_id","key"),
	CONSTRAINT "option_choices_max_is_positive" CHECK ("option_choices"."max" >= 1),
	CONSTRAINT "option_choices_sold_out_until_some_time" CHECK ("option_choices"."is_sold_out" or "option_choices"."sold_out_until" is null)
);
--> statement-breakpoint
CREATE TABLE "option_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"min" integer NOT NULL,
	"max" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "option_groups_key_unique" UNIQUE("key"),
	CONSTRAINT "option_groups_limits_in_order" CHECK (0 <= "option_groups"."min" and "option_groups"."min" <= "option_groups"."max")
);
--> statement-breakpoint
CREATE TABLE "product_option_groups" (
	"product_id" text NOT NULL,
	"group_id" text NOT NULL,
	"position" integer NOT NULL,
	"min" integer,
	"max" integer,
	"defaults" text[],
	"prices" jsonb,
	CONSTRAINT "product_option_groups_product_id_group_id_pk" PRIMARY KEY("product_id","group_id")
);
--> statement-breakpoint
ALTER TABLE "option_choices" ADD CONSTRAINT "option_choices_group_id_option_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."option_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option_groups" ADD CONSTRAINT "product_option_groups_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option_groups" ADD CONSTRAINT "product_option_groups_group_id_option_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."option_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_option_groups_group" ON "product_option_groups" USING btree ("group_id");