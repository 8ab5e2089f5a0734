// SPDX-License-Identifier: MIT

import TintypeBase

/// Environment variables that the libraries behind the tools listen to, with values at random.
enum HostileVariables {
  static let names = [
    "LANG", "LC_ALL", "LC_CTYPE", "LC_NUMERIC", "LC_TIME", "LANGUAGE", "TZ", "TZDIR", "HOME",
    "TMPDIR", "USER", "TERM", "COLUMNS", "CI", "NO_COLOR", "GITHUB_ACTIONS", "GITHUB_WORKSPACE",
    "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS", "XDG_CACHE_HOME", "FONTCONFIG_FILE",
    "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "FC_DEBUG", "FC_LANG", "FREETYPE_PROPERTIES",
    "PANGO_LANGUAGE", "PANGOCAIRO_BACKEND", "PANGO_RC_FILE", "HB_OPTIONS", "HB_SHAPER_LIST",
    "PIXMAN_DISABLE", "G_MESSAGES_DEBUG", "G_SLICE", "MALLOC_CHECK_", "MALLOC_PERTURB_",
    "MALLOC_ARENA_MAX", "SWIFT_DETERMINISTIC_HASHING", "TINTYPE_RUN", "TINTYPE_RECORD",
    "TINTYPE_SHARD", "TINTYPE_ATTEMPT", "SNAPSHOT_TESTING_RECORD", "TINTYPE_REFERENCES",
  ]

  /// Values that some variable takes for more than a text.
  private static let values = [
    "0", "1", "2", "3", "-1", "C", "POSIX", "C.UTF-8", "de_DE.UTF-8", "tr_TR.UTF-8", "ar_EG",
    "xx_YY",
    "en_US@calendar=buddhist", "fast", "sse2", "fast,sse2", "all", "always-malloc", "debug-blocks",
    "UTC", "Europe/Berlin", "EST5EDT", ":/dev/null", "GMT+25", "/nonexistent", "/dev/null", "/proc",
    "truetype:interpreter-version=35", "fallback", "ot", "graphite2", "missing", "never", "2/4",
    "5/4",
    "1024",
  ]

  /// Up to eight variables as `NAME=value`.
  static func some(_ generator: inout SeededGenerator) -> [String] {
    var variables: [String: String] = [:]
    for _ in 0..<generator.uniform(below: 9) {
      let name = HostileText.pick(names, &generator)
      let isKnown = generator.uniform(below: 2) == 0
      let value =
        isKnown ? HostileText.pick(values, &generator) : HostileText.withoutNul(&generator)
      variables[name] = isWritten(name) ? confined(value) : value
    }
    return variables.map { "\($0.key)=\($0.value)" }.sorted()
  }

  /// Whether something may be written below a variable's value.
  private static func isWritten(_ name: String) -> Bool {
    ["HOME", "TMPDIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"].contains(name)
  }

  /// A path that stays below the current directory.
  static func confined(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != ".." }.joined(separator: "/")
  }
}
