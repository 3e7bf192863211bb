-- Written by hand: what the trigram indexes below are made with.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "authenticator_apps" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text,
	"pending_secret" text,
	"last_period" integer
);
--> statement-breakpoint
CREATE TABLE "blocked_contacts" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"contact" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocked_contacts_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "mailed_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailed_tokens_purpose_is_known" CHECK ("mailed_tokens"."purpose" in ('reset-password', 'verify-email'))
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
-- Written by hand: a crash may forget these counts, and none waits for the disk.
CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" text DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"device" text DEFAULT 'A browser' NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"acting_user_id" text,
	"acted_at" timestamp with time zone,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "staff_pins" (
	"user_id" text PRIMARY KEY NOT NULL,
	"pin_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_password_temporary" boolean DEFAULT false NOT NULL,
	"second_factor_at" timestamp with time zone,
	"role" text DEFAULT 'customer' NOT NULL,
	"staff_role" text,
	"disabled_at" timestamp with time zone,
	"email_verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_role_is_known" CHECK ("users"."role" in ('customer', 'admin')),
	CONSTRAINT "users_staff_role_is_known" CHECK ("users"."staff_role" in ('owner', 'manager', 'kitchen')),
	CONSTRAINT "users_admins_have_a_staff_role" CHECK (("users"."role" = 'admin') = ("users"."staff_role" is not null)),
	CONSTRAINT "users_email_is_lower_case" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_items_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"prefix" text NOT NULL,
	"hint" text NOT NULL,
	"name" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"networks" jsonb NOT NULL,
	"maker_id" text,
	"maker_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"replaced_by" text,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"last_used_from" text,
	"last_used_call" text,
	CONSTRAINT "api_keys_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" text NOT NULL,
	"user_email" text NOT NULL,
	"via_email" text,
	"key_name" text,
	"action" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "catalogue_version_is_one_row" CHECK ("catalogue_version"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"emoji" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"picture" text,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"sku" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"price_cents" integer NOT NULL,
	"discount_percent" numeric(5, 2) DEFAULT 0 NOT NULL,
	"thumbnail" text,
	"painted_from" text,
	"painting_turn" integer DEFAULT 0 NOT NULL,
	"stock" integer,
	"is_sold_out" boolean DEFAULT false NOT NULL,
	"sold_out_until" timestamp with time zone,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"category_id" text NOT NULL,
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"dietary" text[] DEFAULT '{}' NOT NULL,
	"allergens" text[],
	"allergen_list" text DEFAULT 'canada' NOT NULL,
	"spice_level" text,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_sku_unique" UNIQUE("sku"),
	CONSTRAINT "products_price_not_negative" CHECK ("products"."price_cents" >= 0),
	CONSTRAINT "products_stock_not_negative" CHECK ("products"."stock" >= 0),
	CONSTRAINT "products_sold_out_until_some_time" CHECK ("products"."is_sold_out" or "products"."sold_out_until" is null),
	CONSTRAINT "products_discount_is_a_percentage" CHECK ("products"."discount_percent" between 0 and 100),
	CONSTRAINT "products_rating_adds_up" CHECK ("products"."rating_sum" between "products"."rating_count" and "products"."rating_count" * 5)
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"cta_text" text DEFAULT '' NOT NULL,
	"cta_link" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sheet_headings" (
	"heading" text PRIMARY KEY NOT NULL,
	"column" text
);
--> statement-breakpoint
CREATE TABLE "closings" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "closings_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"by_name" text NOT NULL,
	"start_cents" bigint NOT NULL,
	"expected_cents" bigint NOT NULL,
	"counted_cents" bigint NOT NULL,
	"left_cents" bigint NOT NULL,
	"note" text,
	"currency" text NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "closings_number_unique" UNIQUE("number"),
	CONSTRAINT "closings_left_was_counted" CHECK ("closings"."left_cents" between 0 and "closings"."counted_cents")
);
--> statement-breakpoint
CREATE TABLE "drawer_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "drawer_entries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"cents" bigint NOT NULL,
	"counted_cents" bigint,
	"reason" text,
	"by" text NOT NULL,
	"by_name" text NOT NULL,
	"closing_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drawer_entries_number_unique" UNIQUE("number"),
	CONSTRAINT "drawer_entries_kind_is_known" CHECK ("drawer_entries"."kind" in ('count', 'in', 'out', 'correction')),
	CONSTRAINT "drawer_entries_sign_is_right" CHECK (case "drawer_entries"."kind" when 'in' then "drawer_entries"."cents" > 0 when 'out' then "drawer_entries"."cents" < 0 else true end),
	CONSTRAINT "drawer_entries_count_is_whole" CHECK (("drawer_entries"."kind" = 'count') = ("drawer_entries"."counted_cents" is not null) and coalesce("drawer_entries"."counted_cents", 0) >= 0),
	CONSTRAINT "drawer_entries_have_a_reason" CHECK ("drawer_entries"."kind" = 'count' or "drawer_entries"."reason" is not null),
	CONSTRAINT "drawer_entries_correct_a_closing" CHECK ("drawer_entries"."kind" <> 'correction' or "drawer_entries"."closing_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"percent" numeric(5, 2),
	"amount_cents" integer,
	"min_subtotal_cents" integer DEFAULT 0 NOT NULL,
	"cap_cents" integer,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"max_uses_per_customer" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_value_fits_kind" CHECK (("coupons"."kind" = 'percent' and "coupons"."percent" > 0 and "coupons"."percent" <= 100 and "coupons"."amount_cents" is null)
        or ("coupons"."kind" = 'fixed' and "coupons"."amount_cents" > 0 and "coupons"."percent" is null)),
	CONSTRAINT "coupons_limits_not_negative" CHECK ("coupons"."min_subtotal_cents" >= 0 and "coupons"."cap_cents" >= 0),
	CONSTRAINT "coupons_uses_per_customer_positive" CHECK ("coupons"."max_uses_per_customer" > 0),
	CONSTRAINT "coupons_uses_within_limit" CHECK ("coupons"."uses" between 0 and coalesce("coupons"."max_uses", "coupons"."uses"))
);
--> statement-breakpoint
CREATE TABLE "catering_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "catering_requests_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 101 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"occasion" text NOT NULL,
	"event_day" date NOT NULL,
	"guest_count" integer NOT NULL,
	"budget" text,
	"dietary" text,
	"comments" text,
	"state" text DEFAULT 'new' NOT NULL,
	"attempt" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "catering_requests_number_unique" UNIQUE("number"),
	CONSTRAINT "catering_requests_attempt_unique" UNIQUE("attempt"),
	CONSTRAINT "catering_requests_state_is_known" CHECK ("catering_requests"."state" in ('new', 'quoted', 'booked', 'declined')),
	CONSTRAINT "catering_requests_have_guests" CHECK ("catering_requests"."guest_count" >= 1)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"attempt" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_messages_attempt_unique" UNIQUE("attempt"),
	CONSTRAINT "contact_messages_state_is_known" CHECK ("contact_messages"."state" in ('new', 'answered', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "form_keys" (
	"attempt" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"id" text PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"recipient" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"written_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"saved_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "replies_subject_is_known" CHECK ("replies"."subject_kind" in ('message', 'catering', 'reservation'))
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" bigint,
	"numbered_at" timestamp with time zone,
	"kind" text NOT NULL,
	"topic" text,
	"body" jsonb NOT NULL,
	"follow_ups" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "kitchen_pace" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"paused_until" timestamp with time zone,
	"busy_minutes" integer DEFAULT 0 NOT NULL,
	"busy_until" timestamp with time zone,
	"board_seen_at" timestamp with time zone,
	CONSTRAINT "kitchen_pace_is_one_row" CHECK ("kitchen_pace"."id" = 1),
	CONSTRAINT "kitchen_pace_busy_is_whole" CHECK (("kitchen_pace"."busy_minutes" > 0) = ("kitchen_pace"."busy_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "kitchen_work" (
	"order_id" text NOT NULL,
	"station" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"half_minutes" integer NOT NULL,
	CONSTRAINT "kitchen_work_order_id_station_window_start_pk" PRIMARY KEY("order_id","station","window_start"),
	CONSTRAINT "kitchen_work_is_work" CHECK ("kitchen_work"."half_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"consent" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"asking_consent" text,
	"asking_at" timestamp with time zone,
	"confirm_hash" text,
	"confirm_until" timestamp with time zone,
	CONSTRAINT "subscribers_email_unique" UNIQUE("email"),
	CONSTRAINT "subscribers_confirm_hash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "subscribers_status_is_known" CHECK ("subscribers"."status" in ('pending', 'confirmed', 'unsubscribed')),
	CONSTRAINT "subscribers_email_is_lower_case" CHECK ("subscribers"."email" = lower("subscribers"."email")),
	CONSTRAINT "subscribers_asking_is_pending" CHECK (("subscribers"."status" = 'pending') = ("subscribers"."asking_at" is not null and "subscribers"."asking_consent" is not null))
);
--> statement-breakpoint
CREATE TABLE "book_comparisons" (
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"is_test" boolean NOT NULL,
	"compared_at" timestamp with time zone NOT NULL,
	"failure" text,
	"payments" integer NOT NULL,
	"refunds" integer NOT NULL,
	"sums" jsonb NOT NULL,
	"differences" jsonb NOT NULL,
	CONSTRAINT "book_comparisons_day_provider_is_test_pk" PRIMARY KEY("day","provider","is_test")
);
--> statement-breakpoint
CREATE TABLE "held_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"ending" text,
	"contents" jsonb NOT NULL,
	"portions" jsonb NOT NULL,
	"coupon_id" text,
	"user_id" text,
	"customer_email" text NOT NULL,
	"method" text NOT NULL,
	"total_cents" bigint NOT NULL,
	"tip_cents" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "held_orders_number_unique" UNIQUE("number"),
	CONSTRAINT "held_orders_method_is_known" CHECK ("held_orders"."method" in ('card', 'paypal')),
	CONSTRAINT "held_orders_ending_is_whole" CHECK (("held_orders"."state" = 'ended') = ("held_orders"."ending" is not null))
);
--> statement-breakpoint
CREATE TABLE "online_disputes" (
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"payment_id" text NOT NULL,
	"cents" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "online_disputes_provider_reference_pk" PRIMARY KEY("provider","reference")
);
--> statement-breakpoint
CREATE TABLE "online_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"provider" text NOT NULL,
	"is_test" boolean NOT NULL,
	"method" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"reference" text,
	"charge_id" text,
	"url" text,
	"cents" bigint NOT NULL,
	"tip_cents" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"fee_cents" bigint,
	"last_four" text,
	"is_used" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "online_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"cents" bigint NOT NULL,
	"tip_cents" bigint DEFAULT 0 NOT NULL,
	"portions" jsonb,
	"revision" integer,
	"state" text DEFAULT 'new' NOT NULL,
	"reference" text,
	"by" text,
	"reason" text,
	"refusal" text,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "online_refunds_are_positive" CHECK ("online_refunds"."cents" > 0),
	CONSTRAINT "online_refunds_tip_is_a_part" CHECK ("online_refunds"."tip_cents" between 0 and "online_refunds"."cents"),
	CONSTRAINT "online_refunds_portions_are_whole" CHECK (("online_refunds"."portions" is null) = ("online_refunds"."revision" is null))
);
--> statement-breakpoint
CREATE TABLE "option_choices" (
	"group_id" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"sku" text,
	"price_cents" integer NOT NULL,
	"size_prices" jsonb,
	"is_default" boolean NOT NULL,
	"max" integer NOT NULL,
	"position" integer NOT NULL,
	"is_sold_out" boolean DEFAULT false NOT NULL,
	"sold_out_until" timestamp with time zone,
	"product_id" text,
	"breaks_diets" text[] DEFAULT '{}' NOT NULL,
	"allergens" text[],
	"allergen_list" text DEFAULT 'canada' NOT NULL,
	CONSTRAINT "option_choices_group_id_key_pk" PRIMARY KEY("group_id","key"),
	CONSTRAINT "option_choices_sku_unique" UNIQUE("sku"),
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
	"adds_ingredients" boolean DEFAULT true NOT NULL,
	"size_group_id" text,
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
CREATE TABLE "idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"body_hash" text NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"thumbnail" text,
	"sku" text,
	"unit_price_cents" integer NOT NULL,
	"quantity" integer NOT NULL,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL,
	"list_price_cents" integer,
	"price_reason" text,
	"is_comp" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_price_not_negative" CHECK ("order_lines"."unit_price_cents" >= 0),
	CONSTRAINT "order_lines_price_is_explained" CHECK (("order_lines"."list_price_cents" is null) = ("order_lines"."price_reason" is null) and (not "order_lines"."is_comp" or ("order_lines"."unit_price_cents" = 0 and "order_lines"."list_price_cents" is not null))),
	CONSTRAINT "order_lines_quantity_in_range" CHECK ("order_lines"."quantity" between 1 and 99)
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
CREATE TABLE "orders_to_anonymize" (
	"order_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"status" text DEFAULT 'placed' NOT NULL,
	"cancel_reason" text,
	"user_id" text,
	"channel" text DEFAULT 'web' NOT NULL,
	"external_reference" text,
	"external_hash" text,
	"taken_by" text,
	"pickup_override" text,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text,
	"note" text,
	"allergy_note" boolean DEFAULT false NOT NULL,
	"payment_method" text NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"goodwill_cents" bigint DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"paid_method" text,
	"coupon_id" text,
	"coupon_code" text,
	"subtotal_cents" bigint NOT NULL,
	"discount_cents" bigint NOT NULL,
	"extras" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"extras_total_cents" bigint DEFAULT 0 NOT NULL,
	"tax_cents" bigint NOT NULL,
	"taxes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"are_taxes_included" boolean DEFAULT false NOT NULL,
	"total_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"pickup_at" timestamp with time zone NOT NULL,
	"promised_at" timestamp with time zone,
	"moved_at" timestamp with time zone,
	"move_reason" text,
	"staff_alerted_at" timestamp with time zone,
	"guest_alerted_at" timestamp with time zone,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ready_stations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_status_is_known" CHECK ("orders"."status" in ('placed', 'accepted', 'preparing', 'ready', 'completed', 'cancelled', 'no-show')),
	CONSTRAINT "orders_override_is_known" CHECK ("orders"."pickup_override" in ('full', 'closed', 'short')),
	CONSTRAINT "orders_payment_is_known" CHECK ("orders"."payment_method" in ('cash', 'card', 'paypal', 'upi')),
	CONSTRAINT "orders_paid_is_known" CHECK ("orders"."paid_method" in ('cash', 'card', 'paypal', 'upi', 'voucher')),
	CONSTRAINT "orders_move_is_whole" CHECK (("orders"."moved_at" is null) = ("orders"."promised_at" is null) and ("orders"."moved_at" is null) = ("orders"."move_reason" is null)),
	CONSTRAINT "orders_paid_is_whole" CHECK (("orders"."paid_at" is null) = ("orders"."paid_method" is null)),
	CONSTRAINT "orders_discount_within_subtotal" CHECK ("orders"."discount_cents" between 0 and "orders"."subtotal_cents"),
	CONSTRAINT "orders_total_adds_up" CHECK ("orders"."tax_cents" >= 0 and "orders"."extras_total_cents" >= 0 and "orders"."total_cents" = "orders"."subtotal_cents" - "orders"."discount_cents" + "orders"."extras_total_cents" + case when "orders"."are_taxes_included" then 0 else "orders"."tax_cents" end)
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"path" text PRIMARY KEY NOT NULL,
	"published" jsonb,
	"draft" jsonb,
	"publish_at" timestamp with time zone,
	"publish_by" text,
	"draft_key" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL,
	"order_id" text NOT NULL,
	"description" text NOT NULL,
	"cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"return_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"state" text NOT NULL,
	"settles_at" timestamp with time zone,
	"settles_as" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "demo_payments_attemptId_unique" UNIQUE("attempt_id"),
	CONSTRAINT "demo_payments_state_is_known" CHECK ("demo_payments"."state" in ('open', 'pending', 'paid', 'failed', 'closed')),
	CONSTRAINT "demo_payments_pending_ends" CHECK (("demo_payments"."state" = 'pending') = ("demo_payments"."settles_at" is not null) and ("demo_payments"."settles_at" is null) = ("demo_payments"."settles_as" is null)),
	CONSTRAINT "demo_payments_paid_has_a_time" CHECK (("demo_payments"."state" = 'paid') = ("demo_payments"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "demo_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"cents" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_refunds_cents_are_positive" CHECK ("demo_refunds"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"about" jsonb NOT NULL,
	"mode" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id"),
	CONSTRAINT "payment_events_provider_is_known" CHECK ("payment_events"."provider" in ('stripe', 'paypal', 'demo')),
	CONSTRAINT "payment_events_mode_is_known" CHECK ("payment_events"."mode" in ('test', 'live'))
);
--> statement-breakpoint
CREATE TABLE "provider_keys" (
	"provider" text NOT NULL,
	"mode" text NOT NULL,
	"is_in_use" boolean NOT NULL,
	"sealed" text NOT NULL,
	"hints" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"checked_at" timestamp with time zone,
	"faults" jsonb,
	CONSTRAINT "provider_keys_provider_mode_pk" PRIMARY KEY("provider","mode"),
	CONSTRAINT "provider_keys_mode_is_known" CHECK ("provider_keys"."mode" in ('test', 'live'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payments_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"cents" bigint NOT NULL,
	"tip_cents" bigint DEFAULT 0 NOT NULL,
	"waived_cents" bigint DEFAULT 0 NOT NULL,
	"tendered_cents" bigint,
	"reference" text,
	"online_id" text,
	"reason" text,
	"voids" text,
	"by" text,
	"closing_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_number_unique" UNIQUE("number"),
	CONSTRAINT "payments_kind_is_known" CHECK ("payments"."kind" in ('payment', 'void', 'refund')),
	CONSTRAINT "payments_method_is_known" CHECK ("payments"."method" in ('cash', 'card', 'paypal', 'upi', 'voucher')),
	CONSTRAINT "payments_sign_is_right" CHECK (case "payments"."kind" when 'payment' then "payments"."cents" > 0 when 'refund' then "payments"."cents" <= 0 else "payments"."cents" <> 0 or "payments"."tip_cents" <> 0 end),
	CONSTRAINT "payments_refund_is_something" CHECK ("payments"."kind" <> 'refund' or "payments"."cents" + "payments"."tip_cents" < 0),
	CONSTRAINT "payments_less_has_a_reason" CHECK ("payments"."kind" = 'payment' or "payments"."reason" is not null),
	CONSTRAINT "payments_void_is_whole" CHECK (("payments"."kind" = 'void') = ("payments"."voids" is not null)),
	CONSTRAINT "payments_tendered_is_enough" CHECK ("payments"."tendered_cents" is null or ("payments"."method" = 'cash' and "payments"."tendered_cents" >= "payments"."cents" + "payments"."tip_cents")),
	CONSTRAINT "payments_tip_is_right" CHECK (case "payments"."kind" when 'payment' then "payments"."tip_cents" >= 0 when 'refund' then "payments"."tip_cents" <= 0 else true end)
);
--> statement-breakpoint
CREATE TABLE "printers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"stations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_counter" boolean DEFAULT false NOT NULL,
	"paper" text NOT NULL,
	"stand_in_id" text,
	"last_polled_at" timestamp with time zone,
	"status" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "printers_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "printers_paper_is_known" CHECK ("printers"."paper" in ('80mm', '58mm'))
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" text,
	"closing_id" text,
	"station" text DEFAULT '' NOT NULL,
	"cause" text NOT NULL,
	"printer_id" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"is_duplicate" boolean DEFAULT false NOT NULL,
	"rejections" integer DEFAULT 0 NOT NULL,
	"revision" integer,
	"revision_before" integer,
	"created_at" timestamp with time zone NOT NULL,
	"fetched_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"result" text,
	CONSTRAINT "tickets_kind_is_known" CHECK ("tickets"."kind" in ('order', 'change', 'lines', 'cancellation', 'closing', 'test')),
	CONSTRAINT "tickets_state_is_known" CHECK ("tickets"."state" in ('waiting', 'fetched', 'printed', 'failed')),
	CONSTRAINT "tickets_are_of_something" CHECK (("tickets"."kind" in ('test', 'closing')) = ("tickets"."order_id" is null) and ("tickets"."kind" = 'closing') = ("tickets"."closing_id" is not null)),
	CONSTRAINT "tickets_finish_is_whole" CHECK (("tickets"."state" in ('printed', 'failed')) = ("tickets"."finished_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	CONSTRAINT "push_keys_is_one_row" CHECK ("push_keys"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"order_id" text,
	"user_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_have_one_subject" CHECK (num_nonnulls("push_subscriptions"."order_id", "push_subscriptions"."user_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "reservation_slots" (
	"starts_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"seats_taken" integer NOT NULL,
	CONSTRAINT "reservation_slots_not_negative" CHECK ("reservation_slots"."seats_taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "reservations_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 501 CACHE 1),
	"status" text DEFAULT 'requested' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"party_size" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"notes" text,
	"attempt" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reservations_number_unique" UNIQUE("number"),
	CONSTRAINT "reservations_attempt_unique" UNIQUE("attempt"),
	CONSTRAINT "reservations_status_is_known" CHECK ("reservations"."status" in ('requested', 'confirmed', 'declined', 'cancelled', 'seated', 'no-show')),
	CONSTRAINT "reservations_have_guests" CHECK ("reservations"."party_size" >= 1)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"user_id" text,
	"author" text NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reviews_one_of_each" UNIQUE("product_id","user_id"),
	CONSTRAINT "reviews_status_is_known" CHECK ("reviews"."status" in ('pending', 'approved', 'hidden')),
	CONSTRAINT "reviews_stars_in_range" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
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
CREATE TABLE "sales_days" (
	"day" date PRIMARY KEY NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_dishes" (
	"day" date NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"quantity" integer NOT NULL,
	"revenue_cents" bigint NOT NULL,
	CONSTRAINT "sales_dishes_day_slug_pk" PRIMARY KEY("day","slug")
);
--> statement-breakpoint
CREATE TABLE "sales_hours" (
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"orders" integer NOT NULL,
	"sales" integer NOT NULL,
	"revenue_cents" bigint NOT NULL,
	"extras_cents" bigint NOT NULL,
	CONSTRAINT "sales_hours_day_hour_pk" PRIMARY KEY("day","hour")
);
--> statement-breakpoint
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
	"key_name" text,
	"account_hash" text,
	"network" text,
	"what" text,
	"row_count" integer,
	"shared_key" text
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"section" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "special_days" (
	"id" text PRIMARY KEY NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"name" text NOT NULL,
	"opens" text,
	"closes" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "special_days_in_order" CHECK ("special_days"."first_day" <= "special_days"."last_day"),
	CONSTRAINT "special_days_hours_fit" CHECK (("special_days"."opens" is null) = ("special_days"."closes" is null) and "special_days"."opens" <> "special_days"."closes")
);
--> statement-breakpoint
CREATE TABLE "site_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_keys_purpose_is_known" CHECK ("site_keys"."purpose" in ('set-up', 'look-in'))
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"delivery_id" text NOT NULL,
	"url" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"took_ms" integer NOT NULL,
	"status" integer,
	"answer" text,
	"fault" text,
	CONSTRAINT "webhook_attempts_have_one_end" CHECK (num_nonnulls("webhook_attempts"."status", "webhook_attempts"."fault") = 1)
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"endpoint_id" text NOT NULL,
	"message_id" text NOT NULL,
	"position" bigint NOT NULL,
	"topic" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"is_again" boolean DEFAULT false NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	CONSTRAINT "webhook_deliveries_state_is_known" CHECK ("webhook_deliveries"."state" in ('waiting', 'delivered', 'failed')),
	CONSTRAINT "webhook_deliveries_waiting_has_a_time" CHECK (("webhook_deliveries"."state" = 'waiting') = ("webhook_deliveries"."next_try_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"types" jsonb NOT NULL,
	"sealed" text NOT NULL,
	"old_sealed" text,
	"old_until" timestamp with time zone,
	"paused_because" text,
	"paused_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"leased_by" text,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "webhook_endpoints_pause_is_known" CHECK ("webhook_endpoints"."paused_because" in ('owner', 'failing', 'gone')),
	CONSTRAINT "webhook_endpoints_pause_has_a_time" CHECK (("webhook_endpoints"."paused_because" is null) = ("webhook_endpoints"."paused_at" is null)),
	CONSTRAINT "webhook_endpoints_old_secret_ends" CHECK (("webhook_endpoints"."old_sealed" is null) = ("webhook_endpoints"."old_until" is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" bigint,
	"type" text NOT NULL,
	"topic" text,
	"data" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "authenticator_apps" ADD CONSTRAINT "authenticator_apps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD CONSTRAINT "mailed_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting_user_id_users_id_fk" FOREIGN KEY ("acting_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_pins" ADD CONSTRAINT "staff_pins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_replaced_by_api_keys_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."api_keys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_contacts" ADD CONSTRAINT "guest_contacts_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_disputes" ADD CONSTRAINT "online_disputes_payment_id_online_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."online_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_payments" ADD CONSTRAINT "online_payments_order_id_held_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."held_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_refunds" ADD CONSTRAINT "online_refunds_payment_id_online_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."online_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_choices" ADD CONSTRAINT "option_choices_group_id_option_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."option_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_choices" ADD CONSTRAINT "option_choices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option_groups" ADD CONSTRAINT "product_option_groups_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option_groups" ADD CONSTRAINT "product_option_groups_group_id_option_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."option_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_versions" ADD CONSTRAINT "order_versions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_to_anonymize" ADD CONSTRAINT "orders_to_anonymize_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_path_pages_path_fk" FOREIGN KEY ("path") REFERENCES "public"."pages"("path") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_refunds" ADD CONSTRAINT "demo_refunds_reference_demo_payments_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."demo_payments"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printers" ADD CONSTRAINT "printers_stand_in_id_printers_id_fk" FOREIGN KEY ("stand_in_id") REFERENCES "public"."printers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_closing_id_closings_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."closings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_printer_id_printers_id_fk" FOREIGN KEY ("printer_id") REFERENCES "public"."printers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_choices" ADD CONSTRAINT "sales_choices_day_sales_days_day_fk" FOREIGN KEY ("day") REFERENCES "public"."sales_days"("day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_dishes" ADD CONSTRAINT "sales_dishes_day_sales_days_day_fk" FOREIGN KEY ("day") REFERENCES "public"."sales_days"("day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_hours" ADD CONSTRAINT "sales_hours_day_sales_days_day_fk" FOREIGN KEY ("day") REFERENCES "public"."sales_days"("day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_message_id_webhook_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."webhook_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailed_tokens_user" ON "mailed_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_acting" ON "sessions" USING btree ("acting_user_id");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "users_searched" ON "users" USING gin ((case when octet_length((coalesce("name", '') || E'\x1f' || coalesce("email", ''))) = char_length((coalesce("name", '') || E'\x1f' || coalesce("email", ''))) then (coalesce("name", '') || E'\x1f' || coalesce("email", '')) else regexp_replace(normalize(replace(replace(replace(replace(replace(replace(replace(replace(translate((coalesce("name", '') || E'\x1f' || coalesce("email", '')), 'đĐðÐħĦıłŁøØ’‘ʼ´', 'dDdDhHilLoO'''''''''), 'ß', 'ss'), 'ẞ', 'SS'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'þ', 'th'), 'Þ', 'TH'), NFKD), '[\u0300-\u036f]', '', 'g') end) gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "api_keys_maker" ON "api_keys" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_searched" ON "audit_log" USING gin ((case when octet_length((coalesce("action", '') || E'\x1f' || coalesce("user_email", '') || E'\x1f' || coalesce("key_name", '') || E'\x1f' || coalesce(coalesce(
  "after" ->> 'title', "before" ->> 'title', "after" ->> 'name', "before" ->> 'name', "after" ->> 'code', "before" ->> 'code', "after" ->> 'number', "before" ->> 'number'
), ''))) = char_length((coalesce("action", '') || E'\x1f' || coalesce("user_email", '') || E'\x1f' || coalesce("key_name", '') || E'\x1f' || coalesce(coalesce(
  "after" ->> 'title', "before" ->> 'title', "after" ->> 'name', "before" ->> 'name', "after" ->> 'code', "before" ->> 'code', "after" ->> 'number', "before" ->> 'number'
), ''))) then (coalesce("action", '') || E'\x1f' || coalesce("user_email", '') || E'\x1f' || coalesce("key_name", '') || E'\x1f' || coalesce(coalesce(
  "after" ->> 'title', "before" ->> 'title', "after" ->> 'name', "before" ->> 'name', "after" ->> 'code', "before" ->> 'code', "after" ->> 'number', "before" ->> 'number'
), '')) else regexp_replace(normalize(replace(replace(replace(replace(replace(replace(replace(replace(translate((coalesce("action", '') || E'\x1f' || coalesce("user_email", '') || E'\x1f' || coalesce("key_name", '') || E'\x1f' || coalesce(coalesce(
  "after" ->> 'title', "before" ->> 'title', "after" ->> 'name', "before" ->> 'name', "after" ->> 'code', "before" ->> 'code', "after" ->> 'number', "before" ->> 'number'
), '')), 'đĐðÐħĦıłŁøØ’‘ʼ´', 'dDdDhHilLoO'''''''''), 'ß', 'ss'), 'ẞ', 'SS'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'þ', 'th'), 'Þ', 'TH'), NFKD), '[\u0300-\u036f]', '', 'g') end) gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "closings_until" ON "closings" USING btree ("until");--> statement-breakpoint
CREATE INDEX "drawer_entries_closing" ON "drawer_entries" USING btree ("closing_id");--> statement-breakpoint
CREATE INDEX "catering_requests_created_at" ON "catering_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "catering_requests_state" ON "catering_requests" USING btree ("state","created_at","number");--> statement-breakpoint
CREATE INDEX "catering_requests_searched" ON "catering_requests" USING gin ((case when octet_length((coalesce('C-' || "number"::text, '') || E'\x1f' || coalesce("name", '') || E'\x1f' || coalesce("email", '') || E'\x1f' || coalesce("phone", '') || E'\x1f' || coalesce("budget", '') || E'\x1f' || coalesce("dietary", '') || E'\x1f' || coalesce("comments", ''))) = char_length((coalesce('C-' || "number"::text, '') || E'\x1f' || coalesce("name", '') || E'\x1f' || coalesce("email", '') || E'\x1f' || coalesce("phone", '') || E'\x1f' || coalesce("budget", '') || E'\x1f' || coalesce("dietary", '') || E'\x1f' || coalesce("comments", ''))) then (coalesce('C-' || "number"::text, '') || E'\x1f' || coalesce("name", '') || E'\x1f' || coalesce("email", '') || E'\x1f' || coalesce("phone", '') || E'\x1f' || coalesce("budget", '') || E'\x1f' || coalesce("dietary", '') || E'\x1f' || coalesce("comments", '')) else regexp_replace(normalize(replace(replace(replace(replace(replace(replace(replace(replace(translate((coalesce('C-' || "number"::text, '') || E'\x1f' || coalesce("name", '') || E'\x1f' || coalesce("email", '') || E'\x1f' || coalesce("phone", '') || E'\x1f' || coalesce("budget", '') || E'\x1f' || coalesce("dietary", '') || E'\x1f' || coalesce("comments", '')), 'đĐðÐħĦıłŁøØ’‘ʼ´', 'dDdDhHilLoO'''''''''), 'ß', 'ss'), 'ẞ', 'SS'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'þ', 'th'), 'Þ', 'TH'), NFKD), '[\u0300-\u036f]', '', 'g') end) gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "contact_messages_created_at" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_state" ON "contact_messages" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_searched" ON "contact_messages" USING gin ((case when octet_length((coalesce("name", '') || E'\x1f' || coalesce("email", '') || E'\x1f' || coalesce("phone", '') || E'\x1f' || coalesce("message", ''))) = char_length((coalesce("name", '') || E'\x1f' || coalesce("email", '') || E'\x1f' || coalesce("phone", '') || E'\x1f' || coalesce("message", ''))) then (coalesce("name", '') || E'\x1f' || coalesce("email", '') || E'\x1f' || coalesce("phone", '') || E'\x1f' || coalesce("message", '')) else regexp_replace(normalize(replace(replace(replace(replace(replace(replace(replace(replace(translate((coalesce("name", '') || E'\x1f' || coalesce("email", '') || E'\x1f' || coalesce("phone", '') || E'\x1f' || coalesce("message", '')), 'đĐðÐħĦıłŁøØ’‘ʼ´', 'dDdDhHilLoO'''''''''), 'ß', 'ss'), 'ẞ', 'SS'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'þ', 'th'), 'Þ', 'TH'), NFKD), '[\u0300-\u036f]', '', 'g') end) gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "form_keys_created_at" ON "form_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "replies_subject" ON "replies" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "events_number" ON "events" USING btree ("number") WHERE "events"."number" is not null;--> statement-breakpoint
CREATE INDEX "events_unnumbered" ON "events" USING btree ("id") WHERE "events"."number" is null;--> statement-breakpoint
CREATE INDEX "events_topic" ON "events" USING btree ("topic","number");--> statement-breakpoint
CREATE INDEX "events_follow_ups" ON "events" USING btree ("id") WHERE "events"."follow_ups" is not null;--> statement-breakpoint
CREATE INDEX "guest_contacts_guest" ON "guest_contacts" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "kitchen_work_window" ON "kitchen_work" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "subscribers_asked_at" ON "subscribers" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "subscribers_status" ON "subscribers" USING btree ("status","asked_at","id");--> statement-breakpoint
CREATE INDEX "subscribers_searched" ON "subscribers" USING gin ((case when octet_length((coalesce("email", ''))) = char_length((coalesce("email", ''))) then (coalesce("email", '')) else regexp_replace(normalize(replace(replace(replace(replace(replace(replace(replace(replace(translate((coalesce("email", '')), 'đĐðÐħĦıłŁøØ’‘ʼ´', 'dDdDhHilLoO'''''''''), 'ß', 'ss'), 'ẞ', 'SS'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'þ', 'th'), 'Þ', 'TH'), NFKD), '[\u0300-\u036f]', '', 'g') end) gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "held_orders_created_at" ON "held_orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "held_orders_coupon" ON "held_orders" USING btree ("coupon_id") WHERE "held_orders"."state" = 'waiting' and "held_orders"."coupon_id" is not null;--> statement-breakpoint
CREATE INDEX "online_disputes_payment" ON "online_disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "online_payments_order" ON "online_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "online_payments_reference" ON "online_payments" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "online_payments_charge" ON "online_payments" USING btree ("provider","charge_id");--> statement-breakpoint
CREATE INDEX "online_payments_unsettled" ON "online_payments" USING btree ("created_at") WHERE "online_payments"."state" in ('new', 'open', 'pending');--> statement-breakpoint
CREATE INDEX "online_refunds_payment" ON "online_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "online_refunds_order" ON "online_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "online_refunds_reference" ON "online_refunds" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "option_choices_product" ON "option_choices" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_option_groups_group" ON "product_option_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id","quantity");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_external_reference" ON "orders" USING btree ("channel","external_reference") WHERE "orders"."external_reference" is not null;--> statement-breakpoint
CREATE INDEX "orders_created_at" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_channel" ON "orders" USING btree ("channel","created_at","number") WHERE "orders"."channel" <> 'web';--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at","number");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ((case when "status" = 'placed' then 0 when "status" in ('completed', 'cancelled', 'no-show') then 2 else 1 end),(case when "status" in ('completed', 'cancelled', 'no-show') then timestamptz 'epoch' - "created_at" else "pickup_at" - timestamptz 'epoch' end),"number");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("created_at","number") WHERE ("orders"."status" = 'completed' and "orders"."paid_at" is null and "orders"."total_cents" > "orders"."goodwill_cents");--> statement-breakpoint
CREATE INDEX "orders_overpaid" ON "orders" USING btree ("created_at","number") WHERE ("orders"."paid_cents" > case when "orders"."status" = 'cancelled' then 0 else "orders"."total_cents" end);--> statement-breakpoint
CREATE INDEX "orders_pickup_at" ON "orders" USING btree ("pickup_at");--> statement-breakpoint
CREATE INDEX "orders_searched" ON "orders" USING gin ((case when octet_length((coalesce("customer_name", '') || E'\x1f' || coalesce("customer_email", '') || E'\x1f' || coalesce("customer_phone", '') || E'\x1f' || coalesce(regexp_replace("customer_phone", '\D', '', 'g'), '') || E'\x1f' || coalesce("number"::text, '') || E'\x1f' || coalesce("external_reference", ''))) = char_length((coalesce("customer_name", '') || E'\x1f' || coalesce("customer_email", '') || E'\x1f' || coalesce("customer_phone", '') || E'\x1f' || coalesce(regexp_replace("customer_phone", '\D', '', 'g'), '') || E'\x1f' || coalesce("number"::text, '') || E'\x1f' || coalesce("external_reference", ''))) then (coalesce("customer_name", '') || E'\x1f' || coalesce("customer_email", '') || E'\x1f' || coalesce("customer_phone", '') || E'\x1f' || coalesce(regexp_replace("customer_phone", '\D', '', 'g'), '') || E'\x1f' || coalesce("number"::text, '') || E'\x1f' || coalesce("external_reference", '')) else regexp_replace(normalize(replace(replace(replace(replace(replace(replace(replace(replace(translate((coalesce("customer_name", '') || E'\x1f' || coalesce("customer_email", '') || E'\x1f' || coalesce("customer_phone", '') || E'\x1f' || coalesce(regexp_replace("customer_phone", '\D', '', 'g'), '') || E'\x1f' || coalesce("number"::text, '') || E'\x1f' || coalesce("external_reference", '')), 'đĐðÐħĦıłŁøØ’‘ʼ´', 'dDdDhHilLoO'''''''''), 'ß', 'ss'), 'ẞ', 'SS'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'þ', 'th'), 'Þ', 'TH'), NFKD), '[\u0300-\u036f]', '', 'g') end) gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "orders_coupon" ON "orders" USING btree ("coupon_id",lower("customer_email")) WHERE "orders"."coupon_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_guest_email" ON "orders" USING btree (lower("customer_email")) WHERE "orders"."user_id" is null;--> statement-breakpoint
CREATE INDEX "orders_guest_phone" ON "orders" USING btree ((case when length(regexp_replace("customer_phone", '[^0-9]', '', 'g')) >= 7 then right(regexp_replace("customer_phone", '[^0-9]', '', 'g'), 9) end)) WHERE "orders"."customer_phone" is not null;--> statement-breakpoint
CREATE INDEX "orders_taken_by" ON "orders" USING btree ("taken_by") WHERE "orders"."taken_by" is not null;--> statement-breakpoint
CREATE INDEX "page_versions_path" ON "page_versions" USING btree ("path","version");--> statement-breakpoint
CREATE INDEX "demo_refunds_payment" ON "demo_refunds" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_events_waiting" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."processed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_keys_in_use" ON "provider_keys" USING btree ("provider") WHERE "provider_keys"."is_in_use";--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_created_at" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_unclosed" ON "payments" USING btree ("created_at") WHERE "payments"."closing_id" is null;--> statement-breakpoint
CREATE INDEX "payments_closing" ON "payments" USING btree ("closing_id") WHERE "payments"."closing_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_online" ON "payments" USING btree ("online_id") WHERE "payments"."online_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_voids" ON "payments" USING btree ("voids") WHERE "payments"."voids" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_cause" ON "tickets" USING btree ("order_id","station","cause");--> statement-breakpoint
CREATE INDEX "tickets_created_at" ON "tickets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tickets_unfinished" ON "tickets" USING btree ("printer_id","created_at") WHERE "tickets"."finished_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_order" ON "push_subscriptions" USING btree ("order_id","endpoint");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id","endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "reservations_starts_at" ON "reservations" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "reservations_status" ON "reservations" USING btree ("status","starts_at","number");--> statement-breakpoint
CREATE INDEX "reservations_searched" ON "reservations" USING gin ((case when octet_length((coalesce("name", '') || E'\x1f' || coalesce("email", '') || E'\x1f' || coalesce("phone", '') || E'\x1f' || coalesce(regexp_replace("phone", '\D', '', 'g'), '') || E'\x1f' || coalesce("number"::text, ''))) = char_length((coalesce("name", '') || E'\x1f' || coalesce("email", '') || E'\x1f' || coalesce("phone", '') || E'\x1f' || coalesce(regexp_replace("phone", '\D', '', 'g'), '') || E'\x1f' || coalesce("number"::text, ''))) then (coalesce("name", '') || E'\x1f' || coalesce("email", '') || E'\x1f' || coalesce("phone", '') || E'\x1f' || coalesce(regexp_replace("phone", '\D', '', 'g'), '') || E'\x1f' || coalesce("number"::text, '')) else regexp_replace(normalize(replace(replace(replace(replace(replace(replace(replace(replace(translate((coalesce("name", '') || E'\x1f' || coalesce("email", '') || E'\x1f' || coalesce("phone", '') || E'\x1f' || coalesce(regexp_replace("phone", '\D', '', 'g'), '') || E'\x1f' || coalesce("number"::text, '')), 'đĐðÐħĦıłŁøØ’‘ʼ´', 'dDdDhHilLoO'''''''''), 'ß', 'ss'), 'ẞ', 'SS'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'þ', 'th'), 'Þ', 'TH'), NFKD), '[\u0300-\u036f]', '', 'g') end) gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "reviews_created_at" ON "reviews" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reviews_pending_first" ON "reviews" USING btree (("status" = 'pending'),"created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_status" ON "reviews" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_searched" ON "reviews" USING gin ((case when octet_length((coalesce("text", '') || E'\x1f' || coalesce("answer", '') || E'\x1f' || coalesce("author", ''))) = char_length((coalesce("text", '') || E'\x1f' || coalesce("answer", '') || E'\x1f' || coalesce("author", ''))) then (coalesce("text", '') || E'\x1f' || coalesce("answer", '') || E'\x1f' || coalesce("author", '')) else regexp_replace(normalize(replace(replace(replace(replace(replace(replace(replace(replace(translate((coalesce("text", '') || E'\x1f' || coalesce("answer", '') || E'\x1f' || coalesce("author", '')), 'đĐðÐħĦıłŁøØ’‘ʼ´', 'dDdDhHilLoO'''''''''), 'ß', 'ss'), 'ẞ', 'SS'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'þ', 'th'), 'Þ', 'TH'), NFKD), '[\u0300-\u036f]', '', 'g') end) gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "reviews_user" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_events_kind" ON "security_events" USING btree ("kind","at");--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "security_events_shared" ON "security_events" USING btree ("shared_key");--> statement-breakpoint
CREATE INDEX "webhook_attempts_delivery" ON "webhook_attempts" USING btree ("delivery_id","at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("endpoint_id","position");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_message" ON "webhook_deliveries" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("endpoint_id","topic","position") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_messages_at" ON "webhook_messages" USING btree ("at");