import type { Generated } from 'kysely';
import type { OutboxState, RunState } from '../robot-states.pure.ts';
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
    match: 'keyword' | 'regex' | 'default';
    pattern: string;
    kind: 'text' | 'image' | 'card' | 'search';
    body_json: string;
    cooldown_seconds: number;
    position: number;
    is_on: 0 | 1;
    created_at: number;
  };
  robot_reply_rest: { rule_id: number; room: string; until: number };
};
