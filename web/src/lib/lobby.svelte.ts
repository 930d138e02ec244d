/** The lobby as it is at this moment. */
import type { LobbyRoom } from "../wire";
import type { LineState } from "./host/connection";
import type { People } from "./host/people";

export class LobbyWatch {
  /** Nothing before the first word of the host. */
  rooms = $state.raw<LobbyRoom[] | null>(null);
  /** How many people have a table or the lobby open, oneself among them. */
  here = $state(0);
  connection = $state<LineState>("connecting");
  readonly close: () => void;

  constructor(people: People) {
    const watch = people.lobby({
      lobby: ({ rooms, here }) => {
        this.rooms = rooms;
        this.here = here;
      },
      state: (state) => (this.connection = state),
    });
    this.close = () => watch.close();
  }
}
