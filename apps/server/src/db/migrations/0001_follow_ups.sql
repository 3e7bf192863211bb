ALTER TABLE "events" ADD COLUMN "follow_ups" jsonb;--> statement-breakpoint
CREATE INDEX "events_follow_ups" ON "events" USING btree ("id") WHERE "events"."follow_ups" is not null;