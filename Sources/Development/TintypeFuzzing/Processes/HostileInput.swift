// SPDX-License-Identifier: MIT

import TintypeBase

/// Texts that programs may not expect, as names, values and contents.
enum HostileText {
  /// Fixed texts; none contains a NUL byte.
  static let fixed: [String] = [
    "", " ", ".", "..", "../..", "/", "//", "-", "--", "~", "*", "?", "|", "&&", ";", "#", "%",
    "%s%n%d", "%00", "\\", "\"", "'", "`id`", "$(id)", "${HOME}", "\n", "\r\n", "\t", "\u{1B}[31m",
    "\u{7F}", "\u{85}", "\u{A0}", "\u{AD}", "\u{200B}", "\u{200D}", "\u{200E}", "\u{202E}abc",
    "\u{2028}", "\u{2066}x\u{2069}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{10FFFF}",
    "e\u{301}\u{301}\u{301}", "👩‍👩‍👧‍👦", "🏳️‍🌈", "🇩🇪🇩", "ａ", "ß", "İ", "ǆ", "ﬃ", "שלום", "مرحبا", "नमस्ते",
    "ไทย", "한글",
    "漢字", "𠜎", "<script>", "&amp;", "]]>", "{\"a\":1}", "[", "null", "nan", "inf", "-0", "1e999",
    "9223372036854775808", "-1", "0x41", "١٢٣", "CON", "NUL", ".git", ".png", "a.png/b", "a/../b",
    "a//b", "a:b", "a b", " a ", "a.", "a\u{0}b", "...png", "__Snapshots__", "Package.swift",
  ]

  /// Returns one of the fixed texts, a long one, or random characters.
  static func any(_ generator: inout SeededGenerator) -> String {
    switch generator.uniform(below: 8) {
    case 0: return long(&generator)
    case 1: return random(&generator, count: 1 + generator.uniform(below: 40))
    case 2:
      return random(&generator, count: 1 + generator.uniform(below: 40)) + pick(fixed, &generator)
    case 3: return pick(fixed, &generator) + pick(fixed, &generator)
    default: return pick(fixed, &generator)
    }
  }

  /// Returns a text without NUL bytes, which arguments and variables cannot contain.
  static func withoutNul(_ generator: inout SeededGenerator) -> String {
    String(any(&generator).filter { $0 != "\0" })
  }

  /// Returns one path component: no slash, not empty, not a parent directory, and no longer than
  /// file systems allow.
  static func fileName(_ generator: inout SeededGenerator) -> String {
    var name = ""
    for character in withoutNul(&generator) where character != "/" {
      guard (name + String(character)).utf8.count <= 100 else { break }
      name.append(character)
    }
    return name.allSatisfy { $0 == "." } ? "name" + name : name
  }

  private static func long(_ generator: inout SeededGenerator) -> String {
    let unit = pick(["a", "ab ", "/", "é", "👩‍👧", "\u{301}", "\n", ".", "-", "%"], &generator)
    let count = [100, 255, 256, 4096, 20_000][generator.uniform(below: 5)]
    // Linux rejects arguments and variables of 128 KiB.
    return String(repeating: unit, count: min(count, 100_000 / unit.utf8.count))
  }

  private static func random(_ generator: inout SeededGenerator, count: Int) -> String {
    var text = ""
    for _ in 0..<count {
      let largest: UInt32 = [0x7F, 0x7FF, 0xFFFF, 0x10FFFF][generator.uniform(below: 4)]
      let value = UInt32(generator.uniform(below: Int(largest))) + 1
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// Returns a random element.
  static func pick<Value>(_ values: [Value], _ generator: inout SeededGenerator) -> Value {
    values[generator.uniform(below: values.count)]
  }
}

/// Environment variables that the tools' libraries read, with random values.
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

  /// Values with a special meaning for some variable.
  private static let values = [
    "0", "1", "2", "3", "-1", "C", "POSIX", "C.UTF-8", "de_DE.UTF-8", "tr_TR.UTF-8", "ar_EG",
    "xx_YY",
    "en_US@calendar=buddhist", "fast", "sse2", "fast,sse2", "all", "always-malloc", "debug-blocks",
    "UTC", "Europe/Berlin", "EST5EDT", ":/dev/null", "GMT+25", "/nonexistent", "/dev/null", "/proc",
    "truetype:interpreter-version=35", "fallback", "ot", "graphite2", "missing", "never", "2/4",
    "5/4",
    "1024",
  ]

  /// Returns up to eight variables as `NAME=value`.
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

  /// Returns whether libraries may write files below a variable's value.
  private static func isWritten(_ name: String) -> Bool {
    ["HOME", "TMPDIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"].contains(name)
  }

  /// Returns a path that stays below the current directory.
  static func confined(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != ".." }.joined(separator: "/")
  }
}
