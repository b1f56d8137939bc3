// A thread that reaches for the network. In a file of its own: what is loaded before all else is so only for files.
import { connect } from 'node:net';

connect(9, '127.0.0.1').on('error', () => {});
