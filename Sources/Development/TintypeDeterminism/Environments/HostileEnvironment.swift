// SPDX-License-Identifier: MIT

/// An environment of a process that must not change a pixel.
struct HostileEnvironment: Hashable, Sendable {
  /// The name in the output, which is unique.
  var name: String
  /// The variables to set.
  var variables: [String: String] = [:]
  /// The variables to remove.
  var removed: Set<String> = []
  /// A Boolean value that indicates whether all other variables are removed as well, like `env -i`.
  var isEmpty = false
  /// A folder of fonts that is added to the machine's.
  var fonts: String?
  /// The working directory of the process; `nil` for that of its parent.
  var directory: String?
  /// A Boolean value that indicates whether the renderer must refuse to paint.
  var isRefused = false

  /// Returns the variables of a process in this environment.
  ///
  /// - Parameter inherited: The variables of the parent process.
  /// - Returns: The names and values.
  func environment(over inherited: [String: String]) -> [String: String] {
    var result = isEmpty ? inherited.filter { Self.kept.contains($0.key) } : inherited
    // This process has already set it for itself.
    result["FC_LANG"] = nil
    for name in removed { result[name] = nil }
    return result.merging(variables) { _, hostile in hostile }
  }

  /// Without these variables, a program may not find the Swift runtime.
  private static let kept: Set<String> = ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"]
}

extension HostileEnvironment {
  /// Returns all environments: the locale, the machine, the libraries, in this order.
  ///
  /// - Parameter files: The fonts and settings that some of them refer to.
  /// - Returns: The environments that must paint, followed by the one that must be refused.
  static func table(_ files: HostileFiles) -> [HostileEnvironment] {
    locales + machine(files) + fonts(files) + libraries + processor
  }

  /// Returns an environment that is named after its variables.
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

  /// Returns environments with other folders, and without inherited variables.
  static func machine(_ files: HostileFiles) -> [HostileEnvironment] {
    [
      HostileEnvironment(name: "no variables", isEmpty: true),
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

  /// Returns environments with other fonts and other settings of fontconfig and Pango.
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

  /// Environments with variables of other libraries.
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

  /// Environments without some processor instructions by which libraries select code.
  static let processor: [HostileEnvironment] = [
    .setting(["PIXMAN_DISABLE": "sse2"]),
    .setting(["PIXMAN_DISABLE": "ssse3"]),
    .setting(["PIXMAN_DISABLE": "sse2 ssse3 mmx"]),
    .setting(["PIXMAN_DISABLE": "wholeops"]),
    // glibc's math functions then use the code for processors without these instructions.
    HostileEnvironment(
      name: "GLIBC_TUNABLES without AVX2 and FMA",
      variables: ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-AVX512F,-FMA,-FMA4"]),
    HostileEnvironment(
      name: "PIXMAN_DISABLE=fast", variables: ["PIXMAN_DISABLE": "fast"], isRefused: true),
  ]
}
