const hooks = {
  genStyleHooks: () => () => ['', ''],
  genComponentStyleHook: () => () => '',
  genSubStyleComponent: () => () => null,
};

/** What makes the styles of antd's components, without making any: no test looks at them, and each render asks for them. */
module.exports = { ...hooks, default: () => hooks, __esModule: true };
