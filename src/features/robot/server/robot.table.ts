import type { Generated } from 'kysely';
import type { OutboxState, ReplyKind, ReplyMatch, RunState } from '../robot-states.pure.ts';
import type { DriverName } from './robot.driver.ts';

/** A type, not an interface: Kysely's withTables wants an index signature. */
export type RobotTables = {
  robot: {
    guid: string;
    driver: DriverName;
    secret: string;
    nickname: string;
    wxid: string;
    avatar: string;
    qrcode: string;
    status: 0 | 1;
    rooms_json: string;
    busy_until: number;
    created_at: number;
    quiet_from: number | null;
    quiet_to: number | null;
    per_minute: Generated<number>;
    is_off: Generated<0 | 1>;
    trouble: Generated<string>;
    trouble_at: number | null;
  };
  robot_secret: { name: string; secret: string };
  robot_outbox: {
    id: Generated<number>;
    guid: string;
    interface_name: string;
    body_json: string;
    once_key: string | null;
    origin: string;
    state: OutboxState;
    attempts: number;
    error: string;
    created_at: number;
    done_at: number | null;
    doubt: Generated<0 | 1>;
    urgent: Generated<0 | 1>;
  };
  robot_timer: {
    id: Generated<number>;
    name: string;
    interface_name: string;
    body_json: string;
    cron: string | null;
    at: number | null;
    workdays: 0 | 1;
    paused: 0 | 1;
    site_origin: string;
    created_at: number;
  };
  robot_timer_run: {
    id: Generated<number>;
    timer_id: number;
    due_at: number;
    ran_at: number;
    state: RunState;
    message: string;
  };
  robot_reply: {
    id: Generated<number>;
    match: ReplyMatch;
    pattern: string;
    kind: ReplyKind;
    body_json: string;
    cooldown_seconds: number;
    position: number;
    is_on: 0 | 1;
    created_at: number;
  };
  robot_reply_rest: { rule_id: number; room: string; until: number };
  robot_heard: { guid: string; message_id: string; heard_at: number; reply_json: string | null };
  robot_person: { guid: string; person: string; member_id: number; bound_at: number };
  robot_code: { member_id: number; mark: string; ends_at: number };
  robot_reply_count: { rule_id: number; day: string; hits: number };
  robot_missed: { words: string; day: string; times: number };
  robot_trigger: {
    id: Generated<number>;
    name: string;
    event: string;
    filter: string;
    body_json: string;
    urgent: 0 | 1;
    is_on: 0 | 1;
    site_origin: string;
    created_at: number;
    hour_at: number;
    hour_sent: number;
    hour_left: number;
    last_at: number | null;
    last_note: string;
  };
  robot_event: { kind: string; key: string; event_json: string; told_at: number; done_at: number | null };
  robot_handover: {
    guid: string;
    person: string;
    room: string;
    words: string;
    asked_at: number;
    until: number;
  };
  robot_last_push: { member_id: number; body_json: string; saved_at: number };
  robot_year: { year: number; text: string; days_json: string; changed_at: number };
};
