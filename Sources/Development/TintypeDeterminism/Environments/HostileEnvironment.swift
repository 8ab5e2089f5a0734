// SPDX-License-Identifier: MIT

/// Surroundings of a process that must not change a pixel.
struct HostileEnvironment: Hashable, Sendable {
  /// What is printed; no two environments share a name.
  var name: String
  /// Variables that are set.
  var variables: [String: String] = [:]
  /// Variables that are taken away.
  var removed: Set<String> = []
  /// Whether everything else is taken away too, as `env -i` does.
  var isEmpty = false
  /// A folder of fonts that the machine has beside its own.
  var fonts: String?
  /// The directory that the process runs in; `nil` for that of its parent.
  var directory: String?
  /// Whether the renderer must refuse to paint.
  var isRefused = false

  /// The variables of a process in it.
  ///
  /// - Parameter inherited: Those of the process that starts it.
  /// - Returns: The names and values.
  func environment(over inherited: [String: String]) -> [String: String] {
    var result = isEmpty ? inherited.filter { Self.kept.contains($0.key) } : inherited
    // This process has set it for itself already.
    result["FC_LANG"] = nil
    for name in removed { result[name] = nil }
    return result.merging(variables) { _, hostile in hostile }
  }

  /// Without these a program may not find the Swift runtime.
  private static let kept: Set<String> = ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"]
}

extension HostileEnvironment {
  /// All environments: the locale, the machine, the libraries, in this order.
  ///
  /// - Parameter files: The fonts and settings that some of them point to.
  /// - Returns: Those that must paint, and last the one that must be refused.
  static func table(_ files: HostileFiles) -> [HostileEnvironment] {
    locales + machine(files) + fonts(files) + libraries + processor
  }

  /// An environment named by what it sets.
  static func setting(_ variables: KeyValuePairs<String, String>) -> HostileEnvironment {
    HostileEnvironment(
      name: variables.map { "\($0)=\($1)" }.joined(separator: " "),
      variables: Dictionary(variables.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }))
  }
}

extension HostileEnvironment {
  /// Languages, formats and time zones.
  static let locales: [HostileEnvironment] = [
    .setting(["LC_ALL": "C"]),
    .setting(["LANG": "ja_JP.UTF-8"]),
    .setting(["LC_ALL": "ja_JP.UTF-8", "LANGUAGE": "ja"]),
    .setting(["LC_ALL": "de_DE.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"]),
    .setting(["LC_ALL": "tr_TR.UTF-8"]),
    .setting(["LC_ALL": "ar_SA.UTF-8", "LANGUAGE": "ar:he"]),
    .setting(["TZ": "Asia/Kolkata"]),
    .setting(["TZ": ":/no/such/zone"]),
  ]

  /// Folders, and what is left when a process inherits nothing.
  static func machine(_ files: HostileFiles) -> [HostileEnvironment] {
    [
      HostileEnvironment(name: "no variable at all", isEmpty: true),
      HostileEnvironment(name: "no HOME", removed: ["HOME"]),
      HostileEnvironment(
        name: "another working directory, TMPDIR", variables: ["TMPDIR": "/no/such/folder"],
        directory: "/"),
      HostileEnvironment(
        name: "XDG folders with fonts and settings",
        variables: [
          "XDG_CONFIG_HOME": files.home + "/.config",
          "XDG_CONFIG_DIRS": files.home + "/.config",
          "XDG_DATA_HOME": files.home + "/.local/share",
          "XDG_DATA_DIRS": files.home + "/.local/share",
          "XDG_CACHE_HOME": files.home + "/.cache",
        ]),
    ]
  }

  /// Fonts, and the settings of fontconfig and Pango.
  static func fonts(_ files: HostileFiles) -> [HostileEnvironment] {
    [
      HostileEnvironment(name: "HOME with fonts named Roboto", variables: ["HOME": files.home]),
      HostileEnvironment(name: "system fonts named Roboto", fonts: files.fonts),
      .setting(["FONTCONFIG_FILE": "/dev/null"]),
      HostileEnvironment(
        name: "FONTCONFIG_FILE with hostile rules",
        variables: ["FONTCONFIG_FILE": files.settings]),
      HostileEnvironment(
        name: "FONTCONFIG_PATH with hostile rules", variables: ["FONTCONFIG_PATH": files.folder]),
      .setting(["FONTCONFIG_SYSROOT": "/no/such/root"]),
      .setting(["FC_LANG": "ja", "FC_DEBUG": "1", "FONTCONFIG_USE_MMAP": "no"]),
      .setting(["PANGO_LANGUAGE": "zh-cn:ja", "LANGUAGE": "zh_CN:ja"]),
      .setting(["PANGOCAIRO_BACKEND": "win32"]),
    ]
  }

  /// What other libraries listen to.
  static let libraries: [HostileEnvironment] = [
    .setting(["FREETYPE_PROPERTIES": "truetype:interpreter-version=35"]),
    .setting(["FREETYPE_PROPERTIES": "cff:no-stem-darkening=0 autofitter:warping=1"]),
    .setting(["HB_OPTIONS": "uniscribe-bug-compatible"]),
    .setting(["HB_SHAPER_LIST": "fallback"]),
    .setting(["HB_FONT_FUNCS": "ft", "HB_FACE_LOADER": "ft"]),
    .setting(["CAIRO_DEBUG": "xrender-version=-1"]),
    .setting(["MALLOC_PERTURB_": "165"]),
    .setting(["G_SLICE": "always-malloc", "G_DEBUG": "gc-friendly,fatal-criticals"]),
  ]

  /// Instructions of the processor that libraries choose code by.
  static let processor: [HostileEnvironment] = [
    .setting(["PIXMAN_DISABLE": "sse2"]),
    .setting(["PIXMAN_DISABLE": "ssse3"]),
    .setting(["PIXMAN_DISABLE": "sse2 ssse3 mmx"]),
    .setting(["PIXMAN_DISABLE": "wholeops"]),
    // glibc's mathematics then take the code of processors that have neither.
    HostileEnvironment(
      name: "GLIBC_TUNABLES without AVX2 and FMA",
      variables: ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-AVX512F,-FMA,-FMA4"]),
    HostileEnvironment(
      name: "PIXMAN_DISABLE=fast", variables: ["PIXMAN_DISABLE": "fast"], isRefused: true),
  ]
}
