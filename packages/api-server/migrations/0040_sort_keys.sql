-- What lists sort by: case and accents make no difference. Neither a collation nor an extension for this is in every
-- database. Letters as in searches (platform/db/contains.ts). "Or replace": a restored backup finds it from before.
CREATE OR REPLACE FUNCTION sort_key(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(lower($1),
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïðñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦĨĩĪīĬĭĮįİıĲĴĵĶķĹĺĻļĽľĿŁłŃńŅņŇňŊŌōŎŏŐőŒŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚțΆΈΉΊΌΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫάέήίΰϊϋόύώЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯйѐёѓїќѝў',
    'aaaaaaæceeeeiiiidnoooooouuuuyþaaaaaaceeeeiiiidnoooooouuuuyyaaaaaaccccccccddddeeeeeeeeeegggggggghhħiiiiiiiiiiĳjjkkllllllŀllnnnnnnŋooooooœrrrrrrssssssssttttŧuuuuuuuuuuuuwwyyyzzzzzzssttαεηιουωιαβγδεζηθικλμνξοπρστυφχψωιυαεηιυιυουωееђгєѕііјљњћкиуџабвгдежзииклмнопрстуфхцчшщъыьэюяиеегікиу')
$$;--> statement-breakpoint
-- Readers of the version before hold one of the tables and ask for the other; whoever waits here while holding one of
-- them would end a reader with a deadlock. So both are taken at once, or neither for a moment, for a minute at most.
DO $$
BEGIN
  FOR attempt IN 1..1200 LOOP
    BEGIN
      LOCK TABLE "users", "national_facilities" IN ACCESS EXCLUSIVE MODE NOWAIT;
      RETURN;
    EXCEPTION WHEN lock_not_available THEN
      PERFORM pg_sleep(0.05);
    END;
  END LOOP;
END
$$;--> statement-breakpoint
DROP INDEX "users_by_name";--> statement-breakpoint
DROP INDEX "users_listed";--> statement-breakpoint
DROP INDEX "national_facilities_by_name";--> statement-breakpoint
DROP INDEX "national_facilities_by_pi";--> statement-breakpoint
DROP INDEX "national_facilities_by_pi_down";--> statement-breakpoint
CREATE INDEX "users_listed" ON "users" USING btree (sort_key("last_name"),sort_key("first_name"),"email");--> statement-breakpoint
CREATE INDEX "national_facilities_by_name" ON "national_facilities" USING btree (sort_key(coalesce("name" || ' (' || "acronym" || ')', "acronym")));--> statement-breakpoint
CREATE INDEX "national_facilities_by_pi" ON "national_facilities" USING btree (sort_key(coalesce("pi_name", "pi_contact")));--> statement-breakpoint
CREATE INDEX "national_facilities_by_pi_down" ON "national_facilities" USING btree (sort_key(coalesce("pi_name", "pi_contact")) desc nulls last);