CREATE TABLE "sales_choices" (
	"day" date NOT NULL,
	"group_key" text NOT NULL,
	"choice_key" text NOT NULL,
	"group_name" text NOT NULL,
	"choice_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"revenue_cents" bigint NOT NULL,
	CONSTRAINT "sales_choices_day_group_key_choice_key_pk" PRIMARY KEY("day","group_key","choice_key")
);
--> statement-breakpoint
ALTER TABLE "sales_choices" ADD CONSTRAINT "sales_choices_day_sales_days_day_fk" FOREIGN KEY ("day") REFERENCES "public"."sales_days"("day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Written by hand: the days that are totalled already get the choices of their orders. Deleting these days instead would
-- read a long history again, and a process of the previous version, which runs until it is replaced, could total them
-- without choices. The foreign key above has locked "sales_days" until the commit: no day comes or goes meanwhile.
INSERT INTO "sales_choices" ("day", "group_key", "choice_key", "group_name", "choice_name", "quantity", "revenue_cents")
SELECT "day", "group_key", "choice_key",
	(array_agg("group_name" ORDER BY "created_at" DESC))[1], (array_agg("choice_name" ORDER BY "created_at" DESC))[1],
	sum("quantity"), sum("quantity" * "price_cents")
FROM (
	-- The few lines with options first: a site has had them for days, and orders for years.
	WITH "with_options" AS MATERIALIZED (
		SELECT "order_id", "quantity", "choices"->'options' AS "options"
		FROM "order_lines" WHERE jsonb_typeof("choices"->'options') = 'array'
	)
	SELECT "sales_days"."day", "orders"."created_at",
		"option"->>'group' AS "group_key", "option"->>'choice' AS "choice_key",
		"option"->>'groupName' AS "group_name", "option"->>'choiceName' AS "choice_name",
		"with_options"."quantity" * coalesce(("option"->>'quantity')::int, 1) AS "quantity",
		round(("option"->>'price')::numeric * 100)::bigint AS "price_cents"
	FROM "with_options"
	JOIN "orders" ON "orders"."id" = "with_options"."order_id"
	JOIN "sales_days" ON "orders"."created_at" >= "sales_days"."starts_at" AND "orders"."created_at" < "sales_days"."ends_at"
	CROSS JOIN LATERAL jsonb_array_elements("with_options"."options") AS "option"
	WHERE "orders"."status" NOT IN ('cancelled', 'no-show')
) AS "chosen"
WHERE "quantity" > 0
GROUP BY 1, 2, 3;
