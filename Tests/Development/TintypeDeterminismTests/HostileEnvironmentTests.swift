// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeSnapshots

@testable import TintypeDeterminism

@Suite("The table of hostile environments") struct HostileEnvironmentTableTests {
  static let table = HostileEnvironment.table(HostileFiles(folder: "/hostile"))

  @Test("At least 25 environments paint, with unique names")
  func count() {
    #expect(Self.table.filter { !$0.isRefused }.count >= 25)
    #expect(Set(Self.table.map(\.name)).count == Self.table.count)
  }

  @Test("Each environment changes something")
  func changes() {
    for environment in Self.table {
      let inherited = ["HOME": "/home/ada", "PATH": "/bin"]
      #expect(
        environment.environment(over: inherited) != inherited
          || environment.fonts != nil || environment.directory != nil, "\(environment.name)")
    }
  }

  @Test(
    "The table sets each variable that can change pixels",
    arguments: [
      "LANG", "LC_ALL", "LANGUAGE", "TZ", "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
      "XDG_CACHE_HOME", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "FC_LANG",
      "PANGO_LANGUAGE", "PANGOCAIRO_BACKEND", "FREETYPE_PROPERTIES", "HB_OPTIONS",
      "HB_SHAPER_LIST", "CAIRO_DEBUG", "PIXMAN_DISABLE", "MALLOC_PERTURB_", "G_SLICE",
    ])
  func variable(name: String) {
    #expect(Self.table.contains { $0.variables[name] != nil })
  }

  @Test("One environment must be refused with its reason")
  func refused() {
    let refused = Self.table.filter(\.isRefused)
    #expect(refused.map(\.variables) == [["PIXMAN_DISABLE": "fast"]])
    #expect(
      RenderingError.untrustworthyEnvironment(variable: "PIXMAN_DISABLE", value: "fast")
        .description.contains("PIXMAN_DISABLE"))
  }
}

@Suite("Variables of hostile environments") struct HostileEnvironmentTests {
  static let inherited = [
    "HOME": "/home/ada", "LANG": "C", "FC_LANG": "en", "LD_LIBRARY_PATH": "/l",
  ]

  @Test("Variables of the environment override inherited ones")
  func set() {
    let environment = HostileEnvironment.setting(["LANG": "ja", "TZ": "X"])
    #expect(environment.name == "LANG=ja TZ=X")
    #expect(
      environment.environment(over: Self.inherited)
        == ["HOME": "/home/ada", "LANG": "ja", "TZ": "X", "LD_LIBRARY_PATH": "/l"])
  }

  @Test("Variables can be removed")
  func removed() {
    let environment = HostileEnvironment(name: "", removed: ["HOME"])
    #expect(
      environment.environment(over: Self.inherited) == ["LANG": "C", "LD_LIBRARY_PATH": "/l"])
  }

  @Test("An empty environment keeps only the variables that are needed to start")
  func empty() {
    let environment = HostileEnvironment(name: "", isEmpty: true)
    #expect(environment.environment(over: Self.inherited) == ["LD_LIBRARY_PATH": "/l"])
  }
}

@Suite("Hostile files") struct HostileFilesTests {
  @Test("Copies have the names of fonts and the bytes of other fonts")
  func copies() throws {
    let copies = try HostileFiles.copies(in: FontBook.standardFolders)
    #expect(copies.map(\.name).contains("Roboto-Regular.ttf"))
    for copy in copies { #expect(copy.bytes.count > 1000) }
  }

  @Test("Without fonts, hostile files are an error")
  func withoutFonts() {
    #expect(throws: DeterminismError.noFontToCopy(searched: ["/no/such"])) {
      try HostileFiles.copies(in: ["/no/such"])
    }
  }

  @Test("Folder names are escaped in XML")
  func escaped() {
    #expect(HostileFiles.rules(fonts: "/a&b<c").contains("<dir>/a&amp;b&lt;c</dir>"))
  }

  @Test("The rules name all fonts Roboto and request hinting and subpixel rendering")
  func rules() {
    let rules = HostileFiles.rules(fonts: "/somewhere")
    for word in ["<dir>/somewhere</dir>", "Roboto", "hintfull", "bgr", "antialias"] {
      #expect(rules.contains(word))
    }
  }
}
