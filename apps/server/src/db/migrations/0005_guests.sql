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
CREATE TABLE "letters" (
	"id" text PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"recipient" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"written_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "letters_subject_is_known" CHECK ("letters"."subject_kind" in ('message', 'catering', 'reservation'))
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
CREATE TABLE "special_days" (
	"id" text PRIMARY KEY NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"name" text NOT NULL,
	"opens" text,
	"closes" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "special_days_in_order" CHECK ("special_days"."first_day" <= "special_days"."last_day"),
	CONSTRAINT "special_days_hours_fit" CHECK (("special_days"."opens" is null) = ("special_days"."closes" is null) and "special_days"."opens" < "special_days"."closes")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catering_requests_created_at" ON "catering_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "letters_subject" ON "letters" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "subscribers_asked_at" ON "subscribers" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "reservations_starts_at" ON "reservations" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "reviews_created_at" ON "reviews" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reviews_user" ON "reviews" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_rating_adds_up" CHECK ("products"."rating_sum" between "products"."rating_count" and "products"."rating_count" * 5);