const { trimDefaultStyles } = require('./default-styles.cjs');

trimDefaultStyles();
const { TestEnvironment } = require('jest-environment-jsdom');
const { endStorages, watchStorages } = require('./end-storages.cjs');

/** jsdom without a network stack. It uses all of Node's, since mixed abort signals are refused. */
class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    watchStorages();
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      structuredClone,
    });
  }
  async teardown() {
    endStorages();
    await super.teardown();
  }
}
module.exports = BrowserEnvironment;
