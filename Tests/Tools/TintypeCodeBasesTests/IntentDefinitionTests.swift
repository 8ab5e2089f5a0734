// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeCodeBases

@Suite("Definitions of intents")
struct IntentDefinitionTests {
  private func source(_ text: String) throws -> String {
    let sample = try SampleProject(["A.intentdefinition": text])
    return IntentDefinition.source(of: [
      try IntentDefinition(at: sample.root + "/A.intentdefinition")
    ])
  }

  @Test("Each intent is a class with its parameters and its response")
  func intent() throws {
    let text = """
      { INIntents = ({ INIntentName = Configuration; INIntentParameters = (
        { INIntentParameterName = city; INIntentParameterType = String; },
        { INIntentParameterName = days; INIntentParameterType = Integer;
          INIntentParameterSupportsMultipleValues = 1; },
        { INIntentParameterName = "no name"; INIntentParameterType = String; },
        { INIntentParameterName = other; INIntentParameterType = Unknown; },
      ); }); }
      """
    #expect(
      try source(text) == """
        import Foundation
        import Intents

        nonisolated public class `ConfigurationIntent`: Intents.INIntent, @unchecked Swift.Sendable {
          public var `city`: Swift.String?
          public var `days`: [Foundation.NSNumber]?
        }
        nonisolated public protocol ConfigurationIntentHandling: Foundation.NSObjectProtocol {}
        nonisolated public enum ConfigurationIntentResponseCode: Swift.Int, Swift.Sendable {
          case unspecified, ready, continueInApp, inProgress, success, failure, \
        failureRequiringAppLaunch
        }
        nonisolated public class ConfigurationIntentResponse: Intents.INIntentResponse, \
        @unchecked Swift.Sendable {
          public var code = ConfigurationIntentResponseCode.unspecified
          public convenience init(code: ConfigurationIntentResponseCode, userActivity: NSUserActivity?) {
            self.init()
            self.code = code
            self.userActivity = userActivity
          }
        }

        """)
  }

  @Test("Each type is a class, and each enumeration has the numbers of its values")
  func types() throws {
    let text = """
      { INEnums = ({ INEnumName = Size; INEnumValues = (
          { INEnumValueName = unknown; }, { INEnumValueName = large; INEnumValueIndex = 2; }); });
        INTypes = ({ INTypeName = City; INTypeProperties = (
          { INTypePropertyName = identifier; INTypePropertyType = String; },
          { INTypePropertyName = size; INTypePropertyType = Integer; }); }); }
      """
    #expect(
      try source(text) == """
        import Foundation
        import Intents

        nonisolated public enum `Size`: Swift.Int, Swift.CaseIterable, Swift.Sendable {
          case `unknown` = 0
          case `large` = 2
        }

        nonisolated public class `City`: Intents.INObject, @unchecked Swift.Sendable {
          public var `size`: Foundation.NSNumber?
        }

        """)
  }

  @Test("A damaged definition is an error")
  func damaged() {
    #expect(throws: CodeBaseError.self) { try source("{ INIntents = (") }
  }
}
