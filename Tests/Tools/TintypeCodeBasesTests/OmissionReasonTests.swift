// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeCodeBases

@Suite("Reasons of what is left out")
struct OmissionReasonTests {
  @Test(
    "A message of the compiler tells the kind of the reason and its subject",
    arguments: [
      ("no such module “Lottie”", OmissionReason.Kind.missingModule, "Lottie"),
      ("no such module 'Lottie'", .missingModule, "Lottie"),
      (
        "'Session' is unavailable in Swift: Foundation Models do not exist on Linux. Wait.",
        .missingFramework, "Foundation Models"
      ),
      (
        "'Key' is unavailable: The keychain does not exist on Linux.", .missingFramework, "Keychain"
      ),
      ("'TextRenderer' is unavailable: Draw a Canvas.", .unavailable, "TextRenderer"),
      ("'init(_:)' is unavailable", .unavailable, "init(_:)"),
      ("cannot find 'kSecClass' in scope", .missingName, "kSecClass"),
      ("cannot find type 'Post' in scope", .missingName, "Post"),
      ("cannot find operator '<~' in scope", .missingName, "<~"),
      ("unknown attribute 'Generable'", .missingName, "@Generable"),
      ("no macro named 'Playground'", .missingName, "#Playground"),
      ("type 'Color' has no member 'brand'", .missingMember, "Color.brand"),
      (
        "value of type 'TimeInterval' (aka 'Double') has no member 'int'", .missingMember,
        "TimeInterval.int"
      ),
      (
        "value of type 'Model' has no dynamic member 'episodes' using key path from root type 'M'",
        .missingMember, "Model.episodes"
      ),
      (
        "'SensorLocation' is not a member type of class 'TintypeCoreMotion.CMDeviceMotion'",
        .missingMember, "CMDeviceMotion.SensorLocation"
      ),
      (
        """
        the compiler is unable to type-check this expression in reasonable time; try breaking up the \
        expression into distinct sub-expressions
        """, .complexExpression, ""
      ),
      ("extra argument 'photoLibrary' in call", .other, ""), ("the compiler crashed", .other, ""),
      ("", .other, ""),
    ])
  func kinds(message: String, kind: OmissionReason.Kind, subject: String) {
    let reason = OmissionReason(message: message)
    #expect(reason.kind == kind)
    #expect(reason.subject == subject)
  }

  @Test(
    "The advice of an unavailable declaration names no condition that holds in a code base",
    arguments: [
      ("Nothing. Use #if !os(Linux), or draw a Canvas.", "Nothing. Draw a Canvas."),
      ("Nothing. Use #if !os(Linux), or the module A.", "Nothing. Use the module A."),
      ("Use uiImage, or #if !os(Linux).", "Use uiImage."),
      ("Put it behind a protocol, or use #if !os(Linux).", "Put it behind a protocol."),
      ("Nothing. Use #if !os(Linux), and test the views directly.", "Nothing."),
      ("Use .inset, or #if os(macOS).", "Use .inset, or #if os(macOS)."),
    ])
  func advice(text: String, advice: String) {
    #expect(OmissionReason(message: "'x' is unavailable: \(text)").advice == advice)
  }

  @Test("The advice about a member tells the state of its framework")
  func frameworks() {
    let advice = { (module: String) in
      OmissionReason(message: "'A' is not a member type of class '\(module).B'").advice
    }
    #expect(advice("TintypeCoreMotion").contains("CoreMotion is a placeholder"))
    #expect(advice("HomeKit").contains("HomeKit cannot be used"))
    #expect(!advice("App").contains("App"))
  }
}
