// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TintypeCodeBases

@Suite("Build settings of Xcode projects")
struct ProjectSettingsTests {
  private func module(
    _ settings: String, project: String = "SDKROOT = iphoneos; ", more: String = "",
    files: [String: String] = [:]
  ) throws -> (module: SourceModule?, notes: [CodeBaseNote]) {
    let sample = try SampleProject(
      objects: SampleProject.file("a", "A.swift") + SampleProject.file("x", "Config/App.xcconfig")
        + SampleProject.target("T", "My App", sources: "ba", settings: settings) + more,
      groups: "a, x", settings: project, files: files.merging(["A.swift": ""]) { $1 })
    let base = try sample.read()
    return (base.modules.first, base.notes)
  }

  @Test(
    "Settings decide the name of the module, its language mode and its isolation",
    arguments: [
      ("", "My_App", "5", false), ("PRODUCT_NAME = \"2048 🍎\"; ", "_048__", "5", false),
      ("PRODUCT_NAME = \"🍎\"; ", "__", "5", false),
      ("PRODUCT_NAME = \"$(TARGET_NAME:lower)-x\"; SWIFT_VERSION = 6.0; ", "my_app_x", "6", false),
      (
        "PRODUCT_MODULE_NAME = Core; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; ", "Core", "5", true
      ),
      (
        "SWIFT_VERSION = 4.2; OTHER_SWIFT_FLAGS = \"-default-isolation MainActor\"; ", "My_App",
        "5", true
      ),
      ("SWIFT_VERSION = \"$(VERSION:default=6)\"; ", "My_App", "6", false),
    ])
  func names(settings: String, name: String, mode: String, isMainActor: Bool) throws {
    let module = try module(settings).module
    #expect(module?.moduleName == name)
    #expect(module?.settings.languageMode == mode)
    #expect(module?.settings.isMainActorByDefault == isMainActor)
  }

  @Test(
    "Conditions come from settings and flags of all levels",
    arguments: [
      ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) A\"; ", ["A", "DEBUG"]),
      ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = A; ", ["A"]),
      (
        "OTHER_SWIFT_FLAGS = (\"$(inherited)\", \"-D\", B, \"-DC\", \"-D\\\"quoted\\\"\"); ",
        ["B", "C", "DEBUG", "quoted"]
      ),
      ("\"SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphone*]\" = PHONE; ", ["PHONE"]),
      ("\"SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=macosx*]\" = MAC; ", ["DEBUG"]),
      ("\"SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphonesimulator*][config=Debug]\" = S; ", ["S"]),
      ("\"SWIFT_ACTIVE_COMPILATION_CONDITIONS[config=Release]\" = R; ", ["DEBUG"]),
      (
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(A_$(B)) ${C}\"; B = X; A_X = D; C = E; ",
        ["D", "E"]
      ),
      (
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(A)\"; A = \"$(B)\"; B = \"$(A) x-y F $(\"; ",
        ["F"]
      ),
    ])
  func conditions(settings: String, conditions: [String]) throws {
    let project = "SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; "
    #expect(try module(settings, project: project).module?.settings.conditions == conditions)
  }

  @Test("Upcoming features have the compiler's names")
  func features() throws {
    let settings = try module(
      """
      SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES;
      SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES = NO;
      OTHER_SWIFT_FLAGS = "-enable-experimental-feature Lifetimes -Xfrontend -enable-upcoming-feature -Xfrontend Fast";
      """
    ).module?.settings
    #expect(
      settings?.upcomingFeatures == [
        "BareSlashRegexLiterals", "DisableOutwardActorInference", "ExistentialAny", "Fast",
        "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures", "MemberImportVisibility",
        "NonisolatedNonsendingByDefault",
      ])
    #expect(settings?.experimentalFeatures == ["Lifetimes"])
  }

  @Test(
    "Literals of regular expressions are enabled, unless a project disables them",
    arguments: [
      ("", ["BareSlashRegexLiterals"]), ("SWIFT_ENABLE_BARE_SLASH_REGEX = NO;", []),
      ("SWIFT_VERSION = 6.0;", []),
    ])
  func regularExpressions(settings: String, features: [String]) throws {
    #expect(try module(settings).module?.settings.upcomingFeatures == features)
  }

  @Test("Files with settings include others, and those of the project have precedence")
  func files() throws {
    let (module, notes) = try module(
      "OTHER_SWIFT_FLAGS = \"$(inherited) -D TARGET\"; ",
      more: "TD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = x; "
        + "buildSettings = {OTHER_SWIFT_FLAGS = \"$(inherited) -D TARGET\"; }; };",
      files: [
        "Config/App.xcconfig": """
        #include "Base.xcconfig"
        #include? "None.xcconfig"
        #include "Gone.xcconfig" // a comment
        PRODUCT_MODULE_NAME = $(PREFIX)Kit // the name
        OTHER_SWIFT_FLAGS[sdk=iphone*] = $(inherited) -D PHONE
        """,
        "Config/Base.xcconfig":
          "PREFIX = My\nOTHER_SWIFT_FLAGS = -D BASE;\n#include \"App.xcconfig\"",
      ])
    #expect(module?.moduleName == "MyKit")
    #expect(module?.settings.conditions == ["BASE", "PHONE", "TARGET"])
    #expect(notes.map(\.subject).filter { $0.hasSuffix("Config/Gone.xcconfig") }.count == 1)
    #expect(notes.count == 1)
  }

  @Test("The values of the Info.plist are those of the file and those that Xcode generates")
  func information() throws {
    let values = try module(
      """
      GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = "$(TARGET_NAME) 2";
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "A B"; MARKETING_VERSION = 1.5;
      ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Brand;
      INFOPLIST_FILE = "Config/Info.plist"; PRODUCT_BUNDLE_IDENTIFIER = "a.$(PRODUCT_NAME:rfc1034identifier)";
      """,
      files: [
        "Config/Info.plist": """
        <?xml version="1.0"?><plist version="1.0"><dict><key>UIAppFonts</key><array>
        <string>A.ttf</string></array><key>Own</key><string>${MARKETING_VERSION}</string>
        <key>Level</key><integer>3</integer><key>Table</key><dict/></dict></plist>
        """
      ]
    ).module?.information
    #expect(
      values == [
        "CFBundleDisplayName": ["My App 2"], "CFBundleName": ["My App"],
        "CFBundleExecutable": ["My App"], "CFBundleIdentifier": ["a.My-App"],
        "CFBundleShortVersionString": ["1.5"], "CFBundleDevelopmentRegion": ["en"],
        "UISupportedInterfaceOrientations~ipad": ["A", "B"], "UIAppFonts": ["A.ttf"],
        "Own": ["1.5"], "Level": ["3"], "NSAccentColorName": ["Brand"],
      ])
    let problem = try module("INFOPLIST_FILE = Gone.plist; ").notes
    #expect(problem.map(\.text).first?.hasPrefix("Its Info.plist is ignored. “") == true)
  }

  @Test("Words of a command line are separated by spaces outside of quotation marks")
  func words() {
    #expect(
      BuildSettings.words(#"a "b c" d\ e  'f "g"' """#) == ["a", "b c", "d e", #"f "g""#, ""])
  }
}
