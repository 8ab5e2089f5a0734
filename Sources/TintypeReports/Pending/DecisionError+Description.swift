// SPDX-License-Identifier: MIT

import TintypeSnapshots

extension DecisionError: CustomStringConvertible {
  /// The error in words: what is wrong, where, and what to do next.
  package var description: String {
    switch self {
    case .unreadable(let path, let trouble):
      "“\(path)” cannot be read: \(trouble). Check what stands there and who may read it."
    case .damaged(let name, let trouble):
      "“\(ShortText.line(name))” cannot be shown: \(trouble)"
    case .noReferenceDirectory(let path):
      "There is no directory “\(path)”. Name one that holds references with --references."
    case .nothingNamed(let verb):
      """
      Say what to \(verb): names, --group ID, --all or --decisions FILE. “tintype status” tells what \
      waits.
      """
    case .oneNameNeeded(let count):
      """
      “tintype show” shows one snapshot, and \(Numbers.counted(count, "name")) \
      \(count == 1 ? "was" : "were") given. “tintype status” tells the names of what waits.
      """
    case .namedTwice(let one, let other):
      "Changes are named in two ways, by \(one) and by \(other). Use one of them."
    case .noSuchChange(let name, let nearest):
      """
      Nothing waits that is called “\(ShortText.line(name))”. \(Self.sentence(nearest)) “tintype \
      status” tells what waits.
      """
    case .noSuchSnapshot(let name, let run, let nearest):
      """
      Nothing waits that is called “\(ShortText.line(name))”, and the run “\(run)” has no snapshot of \
      that name. \(Self.sentence(nearest)) Give the name as the failing test prints it.
      """
    case .ambiguous(let name, let candidates):
      """
      “\(ShortText.line(name))” may be \(Self.list(candidates)). Give more of the name; where many \
      may be meant, “*” takes them.
      """
    case .noSuchGroup(let id):
      """
      No group of changes that wait is called “\(ShortText.line(id))”: what was looked at has changed \
      since, or was decided on. “tintype status” tells the groups that wait.
      """
    case .noDigest(let text):
      """
      “\(ShortText.line(text, limit: 80))” is no value for the option “--seen”. Give at least 12 \
      hexadecimal digits of the new file's SHA-256, as “tintype show” tells it.
      """
    case .digestOfMany(let count):
      """
      The option “--seen” is for one change, and \(Numbers.counted(count, "change")) \
      \(count == 1 ? "is" : "are") named. Name one.
      """
    case .decisionsUnreadable(let path, let trouble):
      "The decisions in “\(path)” cannot be read: \(trouble). Check what stands there."
    case .noDecisions(let path, nil):
      "“\(path)” is not JSON. Export the decisions from the report again."
    case .noDecisions(let path, let field?):
      "“\(path)” lacks a valid “\(field)”. Export the decisions from the report again."
    case .newerDecisions(let path, let version):
      """
      “\(path)” has format version \(version), and this tool reads version 1. Update tintype to the \
      version that made it.
      """
    case .tooManyDecisions(let path, let limit):
      "“\(path)” holds more than \(Numbers.grouped(limit)) decisions. Split it."
    case .decidedTwice(let path, let name):
      """
      “\(path)” decides twice on “\(ShortText.line(name))”. Leave one of the two decisions in it.
      """
    }
  }

  private static func sentence(_ nearest: [String]) -> String {
    nearest.isEmpty ? "No name is near it." : "Near it: \(list(nearest))."
  }

  /// Names a few: thousands may wait.
  private static func list(_ names: [String]) -> String {
    ShortText.list(names.map { "“\(ShortText.line($0))”" }, limit: 10)
  }
}
