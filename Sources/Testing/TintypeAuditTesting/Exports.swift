// SPDX-License-Identifier: MIT

@_exported import struct TintypeAudits.AuditException
@_exported import struct TintypeAudits.AuditFinding
@_exported import struct TintypeAudits.AuditOptions
@_exported import enum TintypeAudits.AuditRule
@_exported import enum TintypeAudits.AuditSeverity
@_exported import enum TintypeAudits.AuditVariant
@_exported import struct TintypeAudits.VariantRelation
